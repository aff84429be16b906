import { z } from 'zod'
import { readMonthRanges } from '#domain/months.ts'

/** Readers for single cells. Each refuses with a sentence that says what is allowed. */

/** Text that must be there, composed accents (NFC), no line breaks. */
export function text(most: number) {
  const allowed = `must be 1 to ${most} characters on one line`
  return z
    .string()
    .normalize('NFC')
    .min(1, 'is empty')
    .max(most, allowed)
    .regex(/^[^\p{Cc}]*$/u, allowed)
}

/** A decimal number within limits; `decimals` is the most it may be written with. */
export function number(least: number, most: number, decimals: number) {
  const places = decimals === 0 ? 'a whole number' : `a number of at most ${decimals} decimals`
  const allowed = `must be ${places} from ${least} to ${most}`
  const form = decimals === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+(\\.\\d{1,${decimals}})?$`)
  return z
    .string()
    .regex(form, allowed)
    .transform(Number)
    .refine((value) => value >= least && value <= most, allowed)
}

export function oneOf<Value extends string>(allowed: readonly Value[]) {
  return z.enum(allowed as readonly [Value, ...Value[]], {
    error: (issue) => `is “${issue.input}”, must be one of: ${allowed.join(', ')}`,
  })
}

/** Empty means unknown. */
export function optional<Output>(reader: z.ZodType<Output, string>) {
  return z.union([z.literal('').transform(() => null), reader], {
    error: (issue) => {
      const reasons = reader.safeParse(issue.input)
      return reasons.success ? undefined : reasons.error.issues[0]?.message
    },
  })
}

/** Values separated by semicolons; empty gives an empty list. */
export function list<Output>(reader: z.ZodType<Output, string>) {
  return z.string().transform((cell, context): Output[] => {
    const values: Output[] = []
    for (const part of cell === '' ? [] : cell.split(';')) {
      const read = reader.safeParse(part.trim())
      if (read.success) values.push(read.data)
      else for (const { message } of read.error.issues) context.addIssue(message)
    }
    return values
  })
}

/** Values separated by semicolons; empty means unknown. */
export function optionalList<Output>(reader: z.ZodType<Output, string>) {
  return list(reader).transform((values) => (values.length === 0 ? null : values))
}

export const months = z.string().transform((cell, context) => {
  const read = readMonthRanges(cell)
  if (read) return read
  context.addIssue(`is “${cell}”, must be months such as Jul, Oct-Feb or Mar-May; Sep-Nov`)
  return z.NEVER
})

export const airportCode = z
  .string()
  .regex(/^[A-Z]{3}$/, 'must be an IATA code of three capital letters')
