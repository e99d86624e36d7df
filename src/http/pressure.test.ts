import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { type Cause, createPressureRule, watchPressure } from './pressure.ts'
import { createVitalSigns, type VitalSigns } from './vital-signs.ts'

const WELL: VitalSigns = { lagMs: 15, heap: 0.4 }
const late = (lagMs: number): VitalSigns => ({ ...WELL, lagMs })
const full = (heap: number): VitalSigns => ({ ...WELL, heap })
const times = (count: number, signs: VitalSigns) => Array.from({ length: count }, () => signs)

/** What the rule says at each of the looks, shortened to where it changes. */
function changes(looks: VitalSigns[]): [at: number, cause: Cause | undefined][] {
  const judge = createPressureRule()
  const said = looks.map((signs) => judge(signs))
  return said.flatMap((cause, at) => (cause === said[at - 1] ? [] : [[at, cause]]))
}

test.each<[string, VitalSigns[]]>([
  ['a shop at rest', times(100, WELL)],
  ['turns of fifty milliseconds', times(100, late(50))],
  ['turns of most of a second', times(100, late(990))],
  ['one turn of a minute, as after sleep', [WELL, late(60_000), ...times(10, WELL)]],
  ['two long turns one after the other', [late(5_000), late(5_000), ...times(10, WELL)]],
  ['a long turn now and then', Array.from({ length: 60 }, (_, at) => (at % 3 === 2 ? WELL : late(1_500)))],
  ['memory that is well used', times(100, full(0.89))],
  ['memory that is full for a moment', [full(0.99), full(0.99), ...times(10, WELL)]],
  ['long turns and full memory by turns', Array.from({ length: 60 }, (_, at) => (at % 2 ? late(1_500) : full(0.95)))],
])('%s is no pressure', (_, looks) => {
  expect(changes(looks)).toEqual([])
})

test.each<[string, VitalSigns[], [number, Cause | undefined][]]>([
  ['three late looks are too many', [WELL, ...times(3, late(1_000))], [[3, 'lag']]],
  ['three full looks are too many', [WELL, ...times(3, full(0.9))], [[3, 'heap']]],
  ['both at once are told as late', times(3, { lagMs: 2_000, heap: 0.95 }), [[2, 'lag']]],
  [
    'four calm looks end it',
    [...times(3, late(1_200)), ...times(4, WELL), ...times(10, WELL)],
    [
      [2, 'lag'],
      [6, undefined],
    ],
  ],
  ['looks that are neither end nothing', [...times(3, late(1_200)), ...times(30, late(300))], [[2, 'lag']]],
  [
    'calm looks count only in a row',
    [...times(3, late(1_200)), ...times(3, WELL), late(300), ...times(3, WELL), late(300), ...times(4, WELL)],
    [
      [2, 'lag'],
      [14, undefined],
    ],
  ],
  ['who is late stays so however long', times(200, late(1_500)), [[2, 'lag']]],
  [
    'after it was over it takes three looks again',
    [...times(3, late(1_200)), ...times(4, WELL), ...times(2, late(1_200)), WELL, ...times(3, late(1_200))],
    [
      [2, 'lag'],
      [6, undefined],
      [12, 'lag'],
    ],
  ],
  [
    'memory that stays full is looked at again with somebody inside',
    times(46, full(0.95)),
    [
      [2, 'heap'],
      [22, undefined],
      [25, 'heap'],
      [45, undefined],
    ],
  ],
  [
    'memory a little below the limit does not let in at once',
    [...times(3, full(0.95)), ...times(10, full(0.88)), ...times(4, full(0.8))],
    [
      [2, 'heap'],
      [16, undefined],
    ],
  ],
])('%s', (_, looks, expected) => {
  expect(changes(looks)).toEqual(expected)
})

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

test('a process whose turns are really long is under pressure, says so once, and recovers by itself', async () => {
  const lines: { level: string; msg: string; turnedAway?: number }[] = []
  const write = { write: (line: string) => void lines.push(JSON.parse(line)) } as unknown as NodeJS.WritableStream // as much of one as the log uses
  const signs = createVitalSigns()
  const told: boolean[] = []
  const pressure = watchPressure({
    read: signs.read,
    log: createLog({ level: 'info', write }),
    onChange: (isHigh) => told.push(isHigh),
    // A fifth of the real bounds, so that the test is short.
    lookEveryMs: 100,
    lagLimitMs: 200,
  })
  closers.push(signs.stop, pressure.stop)
  const until = performance.now() + 20_000
  while (!pressure.isHigh() && performance.now() < until) {
    blockFor(300)
    await wait(1)
  }
  expect(pressure.isHigh()).toBe(true)
  for (let visitor = 0; visitor < 5; visitor++) pressure.turnAway()
  while (pressure.isHigh() && performance.now() < until) await wait(20)
  expect(told).toEqual([true, false])
  expect(lines.map(({ level }) => level)).toEqual(['warn', 'warn'])
  expect(lines[1]?.turnedAway).toBe(5)
})

function blockFor(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}
