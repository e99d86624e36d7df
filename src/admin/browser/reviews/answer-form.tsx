import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { Provider } from '../data/provider.ts'
import { useApiAction } from '../shared/use-api.ts'

type Props = {
  answer: string
  hint: string
  /** What its button says. */
  action?: string
  save: (answer: string) => { deed: (provider: Provider) => Promise<unknown>; done: string }
}

/** Whoever opens it writes at once. */
const focus = (input: HTMLElement | null) => input?.focus()

/** What the shop says under a review or a question: shown, and opened to write. */
export function AnswerForm({ answer, hint, action = 'Guardar resposta', save }: Props) {
  const [text, setText] = useState<string | undefined>(undefined)
  const { run, isBusy } = useApiAction()
  const keep = async (said: string) => {
    const { deed, done } = save(said)
    if (await run(deed, done)) setText(undefined)
  }
  if (text === undefined)
    return (
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        {answer !== '' && (
          <Box sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 1.5 }}>
            <Typography variant="caption" sx={{ fontWeight: 600 }}>
              Resposta da loja
            </Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {answer}
            </Typography>
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" onClick={() => setText(answer)}>
            {answer === '' ? 'Responder' : 'Mudar resposta'}
          </Button>
          {answer !== '' && (
            <Button size="small" color="inherit" disabled={isBusy} onClick={() => void keep('')}>
              Retirar resposta
            </Button>
          )}
        </Box>
      </Box>
    )
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1, maxWidth: 640 }}
      onSubmit={(event) => {
        event.preventDefault()
        void keep(text.trim())
      }}
    >
      <TextField
        label="Resposta da loja"
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={3}
        fullWidth
        required
        inputRef={focus}
        helperText={hint}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" size="small" disabled={isBusy || text.trim() === ''}>
          {action}
        </Button>
        <Button size="small" color="inherit" onClick={() => setText(undefined)}>
          Cancelar
        </Button>
      </Box>
    </Box>
  )
}
