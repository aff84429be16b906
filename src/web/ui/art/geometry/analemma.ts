import type { Point } from './field.ts'

/**
 * Where the sun stands at mean noon on a day of the year: how far off south and how high.
 *
 * x is the equation of time in minutes, y the declination in degrees (north positive, so upwards);
 * both are good to about half a minute and half a degree, which is finer than any line drawn here.
 *
 * @param day of the year, 1 to 365
 * @see J. A. Duffie and W. A. Beckman, "Solar Engineering of Thermal Processes", equations 1.5.3 and 1.6.1
 */
export function noonSun(day: number): Point {
  const b = (2 * Math.PI * (day - 81)) / 364
  return {
    x: 9.87 * Math.sin(2 * b) - 7.53 * Math.cos(b) - 1.5 * Math.sin(b),
    y: 23.45 * Math.sin((2 * Math.PI * (284 + day)) / 365),
  }
}
