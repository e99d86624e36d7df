import { Button, TextField } from '@mui/material'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'

type Options = {
  /** What the value is, for those who don't see the column: «Preço de Caneca». */
  name: string
  shown: string
  typed: string
  /** Why what was typed can't be kept. */
  refuse: (typed: string) => string | undefined
  save: (typed: string) => Promise<boolean>
  mode: 'decimal' | 'numeric'
}

// A row opens its product when it is clicked; a value in it does not.
const keepHere = (event: SyntheticEvent) => event.stopPropagation()

/** A value that is changed where it stands: Enter keeps it, Escape gives up. */
export function InlineValue({ name, shown, typed, refuse, save, mode }: Options) {
  const [text, setText] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isLeaving = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const isOpen = text !== undefined
  useEffect(() => {
    // Whoever asked to change it types at once, and is back where it began after Enter or Escape.
    if (isOpen) field.current?.focus()
    else if (wasOpen.current && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (text === undefined)
    return (
      <Button
        ref={button}
        size="small"
        color="inherit"
        aria-label={`${name}: ${shown}. Alterar`}
        sx={{ textDecoration: 'underline dotted', textUnderlineOffset: 4, minWidth: 44, px: 1, whiteSpace: 'nowrap' }}
        onClick={(event) => {
          keepHere(event)
          isLeaving.current = false
          setText(typed)
        }}
      >
        {shown}
      </Button>
    )
  const problem = refuse(text)
  const keep = async () => {
    if (isLeaving.current) return
    if (problem !== undefined) return
    isLeaving.current = true
    if (text === typed) return setText(undefined)
    setIsBusy(true)
    const isSaved = await save(text)
    setIsBusy(false)
    isLeaving.current = false
    if (isSaved) setText(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      void keep()
    }
    if (event.key !== 'Escape') return
    isLeaving.current = true
    setText(undefined)
  }
  return (
    <TextField
      inputRef={field}
      value={text}
      disabled={isBusy}
      error={problem !== undefined}
      helperText={problem}
      onClick={keepHere}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => void keep()}
      slotProps={{ htmlInput: { 'aria-label': name, inputMode: mode } }}
      sx={{ inlineSize: 110, m: 0 }}
    />
  )
}
