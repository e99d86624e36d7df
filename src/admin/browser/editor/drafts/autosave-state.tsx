import { Box, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import type { Autosaved } from './autosave.ts'
import { announcement, autosaveText } from './autosave-text.ts'

/** «Salvo automaticamente há 3 s». Time goes by for the eyes alone: readers of the screen hear of trouble, and of its end. */
export function AutosaveState({ autosaved }: { autosaved: Autosaved }) {
  const { state, savedAt } = autosaved
  const now = useNow(state === 'saved' && savedAt !== undefined)
  const [said, setSaid] = useState('')
  const before = useRef(state)
  useEffect(() => {
    const next = before.current === state ? undefined : announcement(before.current, autosaved)
    // What is on its way is neither trouble nor its end.
    if (state !== 'waiting' && state !== 'saving') before.current = state
    if (next !== undefined) setSaid(next)
  }, [state, autosaved])
  const isTrouble = state === 'offline' || state === 'failed'
  return (
    <>
      <Typography variant="body2" color={isTrouble ? 'error' : 'textSecondary'} data-autosave={state}>
        {autosaveText(autosaved, now)}
      </Typography>
      <Box role="status" sx={ONLY_SPOKEN}>
        {said}
      </Box>
    </>
  )
}

const ONLY_SPOKEN = { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }

function useNow(isTold: boolean) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isTold) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isTold])
  return now
}
