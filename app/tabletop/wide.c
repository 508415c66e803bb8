/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole numbers that geometry needs beyond 64 bits: roots, and the sign of sums that hold a root.
 */
#include "tabletop/wide.h"

#include <math.h>

typedef unsigned __int128 Natural;

/* A number of 256 bits. */
typedef struct
{
  Natural high;
  Natural low;
} Square;

/** muster_greatest_divisor: Returns: the greatest common divisor, 0 of two zeros */
gint64
muster_greatest_divisor (gint64 a,
                         gint64 b)
{
  a = ABS (a);
  b = ABS (b);
  while (b != 0)
    {
      gint64 rest = a % b;
      a = b;
      b = rest;
    }
  return a;
}

/**
 * muster_root:
 * @square: not negative, less than 2^104
 *
 * Returns: its square root to the nearest whole number. The machine's root is only a first guess.
 */
gint64
muster_root (MusterWide square)
{
  gint64 root = (gint64) sqrt ((double) square);

  while ((MusterWide) root * root > square)
    {
      root--;
    }
  while ((MusterWide) (root + 1) * (root + 1) <= square)
    {
      root++;
    }
  return square - (MusterWide) root * root > root ? root + 1 : root;
}

static Square
multiply (Natural a,
          Natural b)
{
  Natural a_high = a >> 64;
  Natural a_low = (guint64) a;
  Natural b_high = b >> 64;
  Natural b_low = (guint64) b;
  Natural low = a_low * b_low;
  Natural middle = a_high * b_low + (low >> 64); /* cannot overflow: the factors leave room for the carry */
  Natural cross = a_low * b_high + (guint64) middle;

  return (Square) {a_high *b_high + (middle >> 64) + (cross >> 64), (cross << 64) | (guint64) low};
}

static int
compare (Square a,
         Square b)
{
  if (a.high != b.high)
    {
      return a.high > b.high ? 1 : -1;
    }
  return (a.low > b.low) - (a.low < b.low);
}

static Natural
magnitude (MusterWide number)
{
  return number < 0 ? -(Natural) number : (Natural) number;
}

/**
 * muster_root_sign:
 * @square: not negative
 *
 * Returns: the sign of @sum + @times * root of @square, exactly
 */
int
muster_root_sign (MusterWide sum,
                  gint64     times,
                  MusterWide square)
{
  int sum_sign = muster_wide_sign (sum);
  int root_sign = square == 0 ? 0 : muster_wide_sign (times);

  if (sum_sign == 0 || root_sign == 0 || sum_sign == root_sign)
    {
      return sum_sign != 0 ? sum_sign : root_sign;
    }
  return sum_sign * compare (multiply (magnitude (sum), magnitude (sum)),
                             multiply (magnitude ((MusterWide) times * times), magnitude (square)));
}
