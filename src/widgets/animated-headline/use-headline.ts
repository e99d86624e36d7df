import { useEffect, useRef, useState, type RefObject } from 'react'
import { isEditMode } from '#islands/edit-mode.ts'
import { moveWord, type Motion } from './motions.ts'
import { highlightRound, nextWord } from './timing.ts'

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches || isEditMode()

type Words = { words: string[]; motion: Motion; delayMs: number; loop: boolean; paused: boolean }

/** Which word stands in the sentence; a new one comes after the delay, unless motion is not wanted. */
export function useRotatingWord(box: RefObject<HTMLElement | null>, { words, motion, delayMs, loop, paused }: Words): number {
  const [word, setWord] = useState(0)
  const before = useRef(0)
  useEffect(() => {
    const next = nextWord(word, words.length, loop)
    if (paused || next === undefined || isStill()) return
    const timer = setTimeout(() => setWord(next), delayMs)
    return () => clearTimeout(timer)
  }, [word, words.length, loop, paused, delayMs])
  useEffect(() => {
    if (before.current === word) return
    const [leaving, coming] = [box.current?.children[before.current], box.current?.children[word]] as (HTMLElement | undefined)[] // its words
    before.current = word
    if (leaving) moveWord(leaving, 'out', { motion, delayMs })
    if (coming) moveWord(coming, 'in', { motion, delayMs })
  }, [box, word, motion, delayMs])
  return word
}

type Highlight = { on: boolean; durationMs: number; repeatMs: number; loop: boolean; paused: boolean }

/** Whether the highlight is drawn now; in a loop it goes and is drawn again. */
export function useHighlight({ on, durationMs, repeatMs, loop, paused }: Highlight): boolean {
  const [drawn, setDrawn] = useState(true)
  useEffect(() => {
    if (!on || !loop || paused || isStill()) return
    const { hideMs, againMs } = highlightRound({ durationMs, repeatMs })
    const timer = setTimeout(() => setDrawn(!drawn), drawn ? hideMs : againMs - hideMs)
    return () => clearTimeout(timer)
  }, [on, drawn, durationMs, repeatMs, loop, paused])
  return drawn
}
