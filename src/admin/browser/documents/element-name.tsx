import EditIcon from '@mui/icons-material/EditOutlined'
import { Box, IconButton, TextField, Tooltip, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useNextFocus } from '../shared/use-next-focus.ts'
import { LONGEST_OWN_NAME } from './setting-values.ts'

type Options = {
  /** What kind of element it is. */
  title: string
  /** What somebody called it; empty: nothing. */
  name: string
  onName: (name: string) => void
}

/** What an element is, and how it is called in the structure of the page: of twenty containers each can be known. */
export function ElementName({ title, name, onName }: Options) {
  const [typed, setTyped] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const focusNext = useNextFocus()
  const begin = () => {
    setTyped(name)
    focusNext(() => field.current)
  }
  const keep = () => {
    if (typed !== undefined && typed.trim() !== name) onName(typed.trim())
    setTyped(undefined)
  }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', minBlockSize: 32 }}>
        <Typography variant="h3" component="h2" noWrap sx={{ minInlineSize: 0 }}>
          {name === '' ? title : `${title} · ${name}`}
        </Typography>
        {typed === undefined && (
          <Tooltip title="Dar um nome">
            <IconButton data-element-name size="small" aria-label={`Dar um nome a: ${title}`} onClick={begin}>
              <EditIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      {typed !== undefined && (
        <TextField
          label="Nome na estrutura"
          placeholder={title}
          value={typed}
          inputRef={field}
          slotProps={{ htmlInput: { maxLength: LONGEST_OWN_NAME } }}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={keep}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            event.preventDefault()
            event.stopPropagation()
            if (event.key === 'Enter') keep()
            else setTyped(undefined)
            focusNext(() => document.querySelector<HTMLElement>('[data-element-name]'))
          }}
        />
      )}
    </>
  )
}
