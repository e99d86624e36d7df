import { Alert, Box, Button, FormHelperText, Typography } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { PICTURE_TYPES } from '../media/file-trouble.ts'
import { refusalOf } from '../media/send-all.ts'
import { useAnswer } from '../shared/use-api.ts'
import type { FieldProps } from './field-props.ts'

/** A picture that is sent from here; the setting keeps its number. */
export function ImageField({ setting, value, problem, onChange }: FieldProps) {
  const provider = useDataProvider<Provider>()
  const chooser = useRef<HTMLInputElement>(null)
  const [state, setState] = useState({ isSending: false, problem: '' })
  const isThere = value !== '' && value !== '0'
  const { data } = useAnswer<{ source_url: string }>(`/wp/v2/media/${value}`, { enabled: isThere })

  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    setState({ isSending: true, problem: '' })
    try {
      onChange(String((await provider.upload(file)).id))
      setState({ isSending: false, problem: '' })
    } catch (error) {
      setState({ isSending: false, problem: `${file.name}: ${refusalOf(error)}` })
    }
  }
  const trouble = state.problem || problem
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, my: 1, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 600 }}>
        {setting.label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
        {isThere && data && (
          <Box
            component="img"
            src={data.source_url}
            alt={`${setting.label} de agora`}
            sx={{
              maxInlineSize: 180,
              maxBlockSize: 72,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              p: 0.5,
              bgcolor: '#fff',
            }}
          />
        )}
        <Button variant="outlined" disabled={state.isSending} onClick={() => chooser.current?.click()}>
          {state.isSending ? 'Enviando…' : isThere ? 'Trocar' : 'Enviar imagem'}
          <Box component="span" sx={HIDDEN}>{`: ${setting.label}`}</Box>
        </Button>
        {isThere && (
          <Button color="error" onClick={() => onChange('')} aria-label={`Retirar: ${setting.label}`}>
            Retirar
          </Button>
        )}
      </Box>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        data-setting={setting.id}
        onChange={(event) => void send(event)}
      />
      {trouble ? <Alert severity="error">{trouble}</Alert> : <FormHelperText>{setting.description}</FormHelperText>}
    </Box>
  )
}

const HIDDEN = { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const
