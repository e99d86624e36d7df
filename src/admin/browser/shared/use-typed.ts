import { useEffect, useState } from 'react'

/** The search follows a moment after the last key. */
const TYPING_PAUSE_MS = 300

/** What is typed into a search, and what of it is asked for. */
export function useTyped(first = '') {
  const [typed, setTyped] = useState(first)
  const [asked, setAsked] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, setTyped, asked }
}
