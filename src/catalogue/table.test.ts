import { describe, expect, test } from 'vitest'
import { number, text } from './cells.ts'
import { readTable } from './table.ts'

const COLUMNS = { id: number(1, 99, 0), name: text(20) }

function read(csv: string) {
  return readTable('t.csv', csv, COLUMNS)
}

describe('readTable', () => {
  test('reads rows with their values and lines', () => {
    expect(read('id,name\n1,Anchor Point\n2," Killer, Point "\n')).toEqual({
      rows: [
        { file: 't.csv', line: 2, values: { id: 1, name: 'Anchor Point' } },
        { file: 't.csv', line: 3, values: { id: 2, name: 'Killer, Point' } },
      ],
      refusals: [],
    })
  })

  test('takes a byte order mark, CRLF ends and a missing last line end', () => {
    const { rows, refusals } = read('\uFEFFid,name\r\n1,A\r\n2,B')
    expect(refusals).toEqual([])
    expect(rows.map(({ line, values }) => [line, values.name])).toEqual([
      [2, 'A'],
      [3, 'B'],
    ])
  })

  test('counts lines right after quoted cells with line breaks', () => {
    const { refusals } = read('id,name\n1,"A\nB\nC"\n2,"D"\nx,E\n')
    expect(refusals).toEqual([
      { file: 't.csv', line: 2, column: 'name', reason: 'must be 1 to 20 characters on one line' },
      { file: 't.csv', line: 6, column: 'id', reason: 'must be a whole number from 1 to 99' },
    ])
  })

  test('counts lines right after empty lines', () => {
    const { rows, refusals } = read('id,name\n\n1,A\n\n\n0,B\n3,C\n')
    expect(rows.map(({ line }) => line)).toEqual([3, 7])
    expect(refusals.map(({ line }) => line)).toEqual([6])
  })

  test('counts lines right with CRLF inside and outside of quotes', () => {
    expect(read('id,name\r\n1,"A\r\nB"\r\n\r\n0,C\r\n').refusals.map(({ line }) => line)).toEqual([
      2, 5,
    ])
  })

  test('refuses every wrong cell of a row, each by itself', () => {
    expect(read('id,name\n0,\n').refusals).toEqual([
      { file: 't.csv', line: 2, column: 'id', reason: 'must be a whole number from 1 to 99' },
      { file: 't.csv', line: 2, column: 'name', reason: 'is empty' },
    ])
  })

  test.for([
    ['1', 'has 1 cells where the header has 2'],
    ['1,A,B', 'has 3 cells where the header has 2'],
    ['1,A,', 'has 3 cells where the header has 2'],
    [' ', 'has 1 cells where the header has 2'],
  ] as const)('refuses the row %j for its number of cells', ([row, reason]) => {
    expect(read(`id,name\n5,Fine\n${row}\n`).refusals).toEqual([
      { file: 't.csv', line: 3, column: '', reason },
    ])
  })

  test.for([
    ['id', ''],
    ['name,id', 'name'],
    ['id,Name', 'Name'],
    ['id,name,extra', 'extra'],
    ['1,A', '1'],
  ] as const)('refuses the header %j at %j', ([header, column]) => {
    const refusal = { file: 't.csv', line: 1, column, reason: 'the header must be: id,name' }
    expect(read(`${header}\n1,A\n`)).toEqual({ rows: [], refusals: [refusal] })
  })

  test('refuses an empty file for its header', () => {
    expect(read('').refusals).toEqual([
      { file: 't.csv', line: 1, column: '', reason: 'the header must be: id,name' },
    ])
  })

  test.for([
    { csv: 'id,name\n1,A\n2,B"C\n', line: 3, reason: /^not CSV: Invalid Opening Quote/ },
    { csv: 'id,name\n1,"A\nB"\n2,"C"D\n', line: 4, reason: /^not CSV: Invalid Closing Quote/ },
    { csv: 'id,name\n1,A\n2,"B\n3,C\n4,D\n', line: 3, reason: /^not CSV: a quote opens in this/ },
  ])('refuses the whole file at the broken quote of line $line', ({ csv, line, reason }) => {
    const { rows, refusals } = read(csv)
    expect(rows).toEqual([])
    expect(refusals).toEqual([
      { file: 't.csv', line, column: '', reason: expect.stringMatching(reason) },
    ])
  })
})
