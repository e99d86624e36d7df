import { useEffect, useRef, useState } from 'react'
import { askShop, createPathAsker } from './ask-paths.ts'
import { collectFacts } from './collect.ts'
import type { Elements, Finding } from './finding.ts'
import { findingsOf } from './measure.ts'
import type { PageFacts } from './page-facts.ts'
import { pathsToAsk } from './rules/links.ts'

export type Measured = { facts: PageFacts; findings: Finding[] }
/** A drawn page: another object whenever something of it was drawn anew. */
export type Drawn = {
  document: Document
  /** A selector of the element around the open document. */
  root: string
  screenHeight: number
}

/** Who types sees the page at once; it is measured when they rest. */
const MEASURE_AFTER_MS = 600

/** What is to be said of the drawn page, as it is now. */
export function useMeter(drawn: Drawn | undefined, isOwn: (id: string) => boolean, elements: Elements): Measured | undefined {
  const [measured, setMeasured] = useState<Measured>()
  const [paths] = useState(() => createPathAsker(askShop))
  const known = useRef({ isOwn, elements })
  useEffect(() => {
    known.current = { isOwn, elements }
  })
  useEffect(() => {
    if (!drawn) return
    const { document: page, root, screenHeight } = drawn
    let isOver = false
    const measure = async () => {
      if (!page.defaultView || isOver) return
      const { origin } = location
      const facts = collectFacts(page, { root, screenHeight, isOwn: known.current.isOwn })
      const tell = () =>
        setMeasured({ facts, findings: findingsOf(facts, { ...known.current.elements, origin, missing: paths.missing() }) })
      tell()
      if ((await paths.learn(pathsToAsk(facts.links, origin))) && !isOver) tell()
    }
    const timer = setTimeout(() => void measure(), MEASURE_AFTER_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [drawn, paths])
  return measured
}
