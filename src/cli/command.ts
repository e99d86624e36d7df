import type { Config } from '#src/config.ts'

/** What a command gets besides its arguments. */
export type Tools = {
  env: Record<string, string | undefined>
  /** The environment, read when a command first needs it: help works even where a value is wrong. */
  config: () => Config
  /** A program asked with --json and reads the answer. */
  json: boolean
  /** Tells what is being done. It never mixes with the answer. */
  say: (line: string) => void
  /** The answer: lines for a person, or facts for a program that asked with --json. */
  answer: (lines: string | string[], facts: object) => void
  /** Asks the person at the terminal; undefined where nobody is there to be asked. */
  confirm: ((question: string) => Promise<boolean>) | undefined
}

/** One word after `npm run vitrine --`. */
export type Command = {
  name: string
  summary: string
  usage: string
  /** Answers the exit code. */
  run: (args: string[], tools: Tools) => Promise<number>
}
