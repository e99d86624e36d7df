import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { apiLink } from '../shared/api-link.ts'
import { Panel } from '../shared/panel.tsx'
import { useWidth } from '../documents/use-width.ts'
import { PlainText } from './mail-show.tsx'

const WIDTHS = { phone: 360, desk: 700 }
const HEIGHT = 640
type Device = keyof typeof WIDTHS | 'text'
type Scheme = 'light' | 'dark'

/** The text as the shop read it, with the subject that it makes; `fields`: as a form sends them. */
export type Drawn = { subject: string; text: string; fields: Record<string, string> }

/** The mail as it would arrive with what is typed: on a phone, on a desk, in the dark, or as plain text. */
export function TemplatePreview({ id, drawn }: { id: string; drawn: Drawn | undefined }) {
  const [device, setDevice] = useState<Device>('desk')
  const [scheme, setScheme] = useState<Scheme>('light')
  return (
    <Panel title="Prévia">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Choice
          label="Tamanho da prévia"
          value={device}
          options={{ desk: 'Computador', phone: 'Celular', text: 'Só texto' }}
          onChange={setDevice}
        />
        {device !== 'text' && (
          <Choice label="Cores da prévia" value={scheme} options={{ light: 'Claro', dark: 'Escuro' }} onChange={setScheme} />
        )}
      </Box>
      <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        Assunto: <strong>{drawn?.subject ?? '…'}</strong>
      </Typography>
      {drawn &&
        (device === 'text' ? <PlainText text={drawn.text} /> : <Frames id={id} drawn={drawn} device={device} scheme={scheme} />)}
    </Panel>
  )
}

function Choice<T extends string>(props: { label: string; value: T; options: Record<T, string>; onChange: (value: T) => void }) {
  const { label, value, options, onChange } = props
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_, chosen: T | null) => chosen !== null && onChange(chosen)}
    >
      {Object.entries<string>(options).map(([name, words]) => (
        <ToggleButton key={name} value={name} sx={{ minBlockSize: 44, textTransform: 'none' }}>
          {words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

const nameOf = (number: number) => `previa-email-${number}`

type FrameProps = { id: string; drawn: Drawn; device: keyof typeof WIDTHS; scheme: Scheme }

/**
 * A form tells the shop what is typed; the answer comes into a frame over the last one, which is seen until the new one has drawn
 * itself. Each is a new frame: going back in the browser leads out of the screen, not through the previews.
 */
function Frames({ id, drawn, device, scheme }: FrameProps) {
  const form = useRef<HTMLFormElement>(null)
  const { place, width } = useWidth<HTMLDivElement>()
  const wanted = JSON.stringify([drawn.fields, scheme])
  const [{ number, shows }, setShown] = useState({ number: 1, shows: wanted })
  if (shows !== wanted) setShown({ number: number + 1, shows: wanted })
  useEffect(() => {
    if (!form.current) return
    form.current.target = nameOf(number)
    form.current.submit()
  }, [number])
  const scale = Math.min(1, width / WIDTHS[device])
  return (
    <Box
      ref={place}
      sx={{
        blockSize: HEIGHT * scale,
        position: 'relative',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <form ref={form} hidden method="post" action={apiLink(`/vitrine/v1/mail-templates/${id}/view`)}>
        {Object.entries({ ...drawn.fields, scheme }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} readOnly />
        ))}
      </form>
      {[number - 1, number]
        .filter((one) => one > 0)
        .map((one) => (
          <Box
            key={one}
            component="iframe"
            sandbox=""
            name={nameOf(one)}
            title="Prévia do e-mail"
            aria-hidden={one === number ? undefined : true}
            sx={{
              position: 'absolute',
              insetBlockStart: 0,
              insetInlineStart: `calc(50% - ${(WIDTHS[device] * scale) / 2}px)`,
              inlineSize: WIDTHS[device],
              blockSize: HEIGHT,
              border: 0,
              transformOrigin: '0 0',
              transform: `scale(${scale})`,
            }}
          />
        ))}
    </Box>
  )
}
