import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

const NEW = 'novo'

/** The address of a screen with its dialog for a new one open. */
export const newAt = (path: string) => `${path}?${NEW}=sim`

/** Which dialog of a list is open: that of one of its things, that of a new one, also by the address, or none. */
export function useOpened<T>() {
  const [params, setParams] = useSearchParams()
  const [open, setOpen] = useState<T | 'new'>()
  const isAsked = params.has(NEW)
  const change = (next: T | 'new' | undefined) => {
    if (isAsked) setParams((now) => without(now), { replace: true })
    setOpen(() => next)
  }
  return [open ?? (isAsked ? 'new' : undefined), change] as const
}

function without(params: URLSearchParams) {
  const rest = new URLSearchParams(params)
  rest.delete(NEW)
  return rest
}
