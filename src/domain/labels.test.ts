import { describe, expect, test } from 'vitest'
import {
  BREAK_TYPES,
  CONTINENTS,
  DIRECTIONS,
  EXPERIENCES,
  foldText,
  readLabel,
  WAVE_QUALITIES,
  waveQualityRank,
} from './labels.ts'

describe('readLabel', () => {
  test.for([
    ['Point-break', 'Point-break'],
    ['Point Break', 'Point-break'],
    ['point_break', 'Point-break'],
    ['  POINT   BREAK ', 'Point-break'],
    ['point', 'Point-break'],
    ['Beach Break', 'Beach-break'],
    ['beach', 'Beach-break'],
    ['REEF', 'Reef-break'],
    ['Rivermouth', 'Rivermouth'],
    ['river mouth', 'Rivermouth'],
    ['River-Mouth', 'Rivermouth'],
    ['Rivermouth Break', 'Rivermouth'],
  ] as const)('reads the break type %s as %s', ([text, label]) => {
    expect(readLabel(BREAK_TYPES, text)).toBe(label)
  })

  test.for([
    ['right', 'Right'],
    ['LEFT', 'Left'],
    ['both', 'Both'],
    ['A-Frame', 'Both'],
    ['a frame', 'Both'],
    ['aframe', 'Both'],
  ] as const)('reads the direction %s as %s', ([text, label]) => {
    expect(readLabel(DIRECTIONS, text)).toBe(label)
  })

  test.for([
    ['Pros or kamikaze only...', 'Pros or kamikaze only...'],
    ['Pros or kamikaze only…', 'Pros or kamikaze only...'],
    ['pros or kamikaze only', 'Pros or kamikaze only...'],
    ['PROS_OR_KAMIKAZE_ONLY', 'Pros or kamikaze only...'],
    ['beginner-surfers', 'Beginner surfers'],
    ['all_surfers', 'All surfers'],
    ['Experienced Surfers', 'Experienced surfers'],
  ] as const)('reads the experience %s as %s', ([text, label]) => {
    expect(readLabel(EXPERIENCES, text)).toBe(label)
  })

  test.for([
    ['north america', 'North America'],
    ['North_America', 'North America'],
    ['Australia & Pacific', 'Australia & Pacific'],
    ['Australia_Pacific', 'Australia & Pacific'],
    ['australia and pacific', 'Australia & Pacific'],
    ['MIDDLE-EAST', 'Middle East'],
  ] as const)('reads the continent %s as %s', ([text, label]) => {
    expect(readLabel(CONTINENTS, text)).toBe(label)
  })

  test.for(['world-class', 'World_Class', 'WORLD CLASS'])('reads the wave quality %s', (text) => {
    expect(readLabel(WAVE_QUALITIES, text)).toBe('World Class')
  })

  test.for([
    '',
    ' ',
    'poin',
    'Point-breaks',
    'Any',
    'north',
    'constructor',
    '__proto__',
    'Right Left',
  ])('knows no label %j', (text) => {
    for (const labels of [BREAK_TYPES, DIRECTIONS, EXPERIENCES, CONTINENTS, WAVE_QUALITIES])
      expect(readLabel<string>(labels, text)).toBeUndefined()
  })

  test('does not read a label of another list', () => {
    expect(readLabel(BREAK_TYPES, 'Right')).toBeUndefined()
    expect(readLabel(DIRECTIONS, 'point')).toBeUndefined()
  })

  test('reads every canonical label as itself, however it is cased and joined', () => {
    const lists = [BREAK_TYPES, DIRECTIONS, EXPERIENCES, CONTINENTS, WAVE_QUALITIES]
    for (const labels of lists as readonly (readonly string[])[])
      for (const label of labels)
        for (const text of [label, label.toUpperCase(), label.toLowerCase().replace(/[ -]/g, '_')])
          expect(readLabel(labels, text)).toBe(label)
  })
})

describe('foldText', () => {
  test.for([
    ['Nazaré', 'nazare'],
    ['Mundaka', 'mundaka'],
    ['São Tomé', 'sao tome'],
    ["Lance's Right", 'lances right'],
    ['Lance’s Right', 'lances right'],
    ['Hoʻokipa', 'hookipa'],
    ['J-Bay', 'j bay'],
    ['Unstad, Lofoten', 'unstad lofoten'],
    ['Jæren', 'jaeren'],
    ['Łeba', 'leba'],
    ['Klitmøller', 'klitmoller'],
    ['Weißenhäuser Strand', 'weissenhauser strand'],
    ['Alaçatı', 'alacati'],
    ['...', ''],
  ] as const)('folds %s to %j', ([text, folded]) => {
    expect(foldText(text)).toBe(folded)
  })

  test('folds composed and decomposed accents alike, and a second time changes nothing', () => {
    for (const text of ['Nazaré', 'Réunion', 'Ærø', 'Praia do Norte — Nazaré']) {
      expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')))
      expect(foldText(foldText(text))).toBe(foldText(text))
    }
  })
})

describe('waveQualityRank', () => {
  test('ranks World Class first, Choss last of the known, and what is unknown after that', () => {
    const ranks = ['World Class', 'Totally Epic', 'Regional Classic', 'Normal', 'Sloppy', 'Choss']
    expect(ranks.map(waveQualityRank)).toEqual([0, 1, 2, 3, 4, 5])
    expect([null, undefined, 'Unheard of'].map(waveQualityRank)).toEqual([6, 6, 6])
  })
})
