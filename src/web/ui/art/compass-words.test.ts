import { describe, expect, test } from 'vitest'
import { describeCompass } from './compass-words.ts'

const nothing = { facing: null, windowFrom: null, windowTo: null, windFrom: null }

describe('describeCompass', () => {
  test('says what the compass shows', () => {
    expect(describeCompass({ facing: 225, windowFrom: 180, windowTo: 250, windFrom: 90 })).toBe(
      'Faces south-west. Swell from 180° to 250°. Best wind from the east.',
    )
  })

  test('leaves out what is unknown and says that it is', () => {
    expect(describeCompass({ ...nothing, facing: 0 })).toBe(
      'Faces north. Swell window and best wind unknown.',
    )
    expect(describeCompass(nothing)).toBe('Facing, swell window and best wind unknown.')
  })

  test('takes half a window for none', () => {
    expect(describeCompass({ facing: 90, windowFrom: 40, windowTo: null, windFrom: 270 })).toBe(
      'Faces east. Best wind from the west. Swell window unknown.',
    )
  })
})
