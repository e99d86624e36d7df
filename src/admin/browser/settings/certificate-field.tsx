import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { useId, useRef, useState } from 'react'
import type { FieldProps } from './field-props.ts'

/** Larger than any certificate. */
const MOST_BYTES = 40_000

/** A file of the bank. It is sent once, kept encrypted and never shown again. */
export function CertificateField({ setting, value, problem, onChange }: FieldProps) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [tooLarge, setTooLarge] = useState(false)
  const choose = async (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > MOST_BYTES)
    if (file.size > MOST_BYTES) return
    setName(file.name)
    onChange(asText(new Uint8Array(await file.arrayBuffer())))
  }
  const wrong = tooLarge ? 'Este arquivo é grande demais para ser um certificado.' : problem
  const state =
    value !== '' ? `Escolhido: ${name || 'um arquivo'}. Salve para enviar.` : setting.is_set ? 'Guardado.' : 'Nenhum arquivo.'
  return (
    <Box sx={{ my: 1 }}>
      <Typography id={id} variant="body2" sx={{ mb: 0.5 }}>
        {setting.label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="outlined" aria-label={`Escolher arquivo: ${setting.label}`} onClick={() => chooser.current?.click()}>
          Escolher arquivo
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-labelledby={id}
          accept=".p12,.pfx,.pem,.crt,.cer,.key"
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        <Typography variant="body2" role="status">
          {state}
        </Typography>
      </Box>
      <FormHelperText error={wrong !== undefined}>{wrong ?? setting.description}</FormHelperText>
    </Box>
  )
}

/** PEM is text already; anything else goes as base64. */
function asText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes)
  return text.includes('-----BEGIN') ? text : btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
}
