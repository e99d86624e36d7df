import { useState } from 'react'
import { changedIn, type Described, type Problems, type Typed, typedOf } from './described.ts'

/** What a person types into described settings; the shop's own values stand where nothing was typed. */
export function useTyped(settings: readonly Described[]) {
  const [typed, setTyped] = useState<Typed>({})
  const [problems, setProblems] = useState<Problems>({})
  const values = { ...typedOf(settings), ...typed }
  return {
    values,
    problems,
    changed: changedIn(settings, values),
    set: (id: string, value: string) => {
      setTyped((before) => ({ ...before, [id]: value }))
      setProblems(({ [id]: _gone, ...others }) => others)
    },
    /** After a save: what was refused stays as it was typed. */
    settle: (refused: Problems) => {
      setProblems(refused)
      setTyped((before) => Object.fromEntries(Object.entries(before).filter(([id]) => refused[id] !== undefined)))
    },
    reset: () => {
      setTyped({})
      setProblems({})
    },
  }
}
