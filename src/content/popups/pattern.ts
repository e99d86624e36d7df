import { parsePattern, type Pattern } from './pattern-syntax.ts'

/** Longer ones are nobody's honest expression for an address. */
export const PATTERN_MAX_LENGTH = 200
/** What an expression may grow to when its repetitions are written out; with the next it bounds the work of a match. */
const PROGRAM_MAX_STEPS = 2_000
const TEXT_MAX_LENGTH = 2_048

type Step =
  | { does: 'accept'; accepts: (code: number) => boolean }
  | { does: 'check'; holds: (before: number | undefined, after: number | undefined) => boolean }
  | { does: 'fork'; to: number[] }
  | { does: 'succeed' }

/**
 * A person's expression as a function. It finds what RegExp would, but walks all ways at once: the time grows with the length of
 * the text and of the expression, never with the number of ways. Undefined: broken, too long, or beyond the safe part of the language.
 */
export function compilePattern(source: string): ((text: string) => boolean) | undefined {
  if (source.length > PATTERN_MAX_LENGTH) return undefined
  try {
    const program = programOf(parsePattern(source))
    return (text) => finds(program, text.slice(0, TEXT_MAX_LENGTH))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function programOf(pattern: Pattern): Step[] {
  const program: Step[] = []
  let written = 0
  const fork = () => {
    const step = { does: 'fork' as const, to: [] as number[] }
    program.push(step)
    return step
  }
  const write = (part: Pattern): void => {
    // Counted even when nothing is written: empty groups repeated over and over are work too.
    if (++written > PROGRAM_MAX_STEPS) throw new SyntaxError('The expression repeats too much to be matched safely.')
    if (part.kind === 'one') program.push({ does: 'accept', accepts: part.accepts })
    else if (part.kind === 'edge') program.push({ does: 'check', holds: part.holds })
    else if (part.kind === 'sequence') part.parts.forEach(write)
    else if (part.kind === 'choice') writeChoice(part.options)
    else writeRepeat(part.part, part.min, part.max)
  }
  const writeChoice = (options: Pattern[]) => {
    const start = fork()
    const ends = options.map((option) => {
      start.to.push(program.length)
      write(option)
      return fork()
    })
    for (const end of ends) end.to.push(program.length)
  }
  const writeRepeat = (part: Pattern, min: number, max: number) => {
    for (let times = 0; times < min; times++) write(part)
    if (max === Infinity) {
      const start = program.length
      const loop = fork()
      loop.to.push(program.length)
      write(part)
      fork().to.push(start)
      loop.to.push(program.length)
      return
    }
    const exits = Array.from({ length: max - min }, () => {
      const exit = fork()
      exit.to.push(program.length)
      write(part)
      return exit
    })
    for (const exit of exits) exit.to.push(program.length)
  }
  write(pattern)
  program.push({ does: 'succeed' })
  return program
}

function finds(program: Step[], text: string): boolean {
  let waiting: number[] = []
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : undefined
    const before = at > 0 ? text.charCodeAt(at - 1) : undefined
    const next: number[] = []
    const seen = new Set<number>()
    // A match may begin at any place, so the first step is always among those that wait.
    const stack = [...waiting, 0]
    while (stack.length > 0) {
      const place = stack.pop()!
      if (seen.has(place)) continue
      seen.add(place)
      const step = program[place]!
      if (step.does === 'succeed') return true
      if (step.does === 'fork') stack.push(...step.to)
      if (step.does === 'check' && step.holds(before, code)) stack.push(place + 1)
      if (step.does === 'accept' && code !== undefined && step.accepts(code)) next.push(place + 1)
    }
    waiting = next
  }
  return false
}
