import { Box, Button, FormHelperText, FormLabel, TextField } from '@mui/material'
import { type ComponentType, lazy, Suspense, useId, useState } from 'react'
import type { EditorOptions } from './editor-options.ts'

type Loaded = { Editor: ComponentType<EditorOptions> | undefined; lostIn: (html: string) => string[] }

/** The editor comes when a text is first shown. Where it does not come, the text can be changed as HTML all the same. */
const load = async (): Promise<Loaded> => {
  try {
    const [{ default: Editor }, { lostIn }] = await Promise.all([import('./rich-text-editor.tsx'), import('./read-html.ts')])
    return { Editor, lostIn }
  } catch {
    return { Editor: undefined, lostIn: () => [] }
  }
}

type Options = {
  label: string
  value: string
  onChange: (html: string) => void
  help?: string | undefined
  error?: string | undefined
  maxLength?: number | undefined
}

/** A text with formatting, written as it will look or as HTML. */
export function RichTextField(options: Options) {
  return (
    <Suspense fallback={<Coming label={options.label} />}>
      <Chosen {...options} />
    </Suspense>
  )
}

const Coming = ({ label }: { label: string }) => (
  <Box sx={{ my: 1, minBlockSize: 200 }}>
    <FormLabel component="p" sx={{ m: 0, fontSize: '0.875rem' }}>
      {label}
    </FormLabel>
    <FormHelperText role="status">Abrindo o editor…</FormHelperText>
  </Box>
)

const Chosen = lazy(async () => {
  const loaded = await load()
  return { default: (options: Options) => <EitherWay {...options} {...loaded} /> }
})

function EitherWay({ Editor, lostIn, ...options }: Options & Loaded) {
  const { label, value, onChange, help, error } = options
  const [id, [lost, setLost], [isHtml, setIsHtml]] = [useId(), useState(() => lostIn(value)), useState(false)]
  if (!Editor) return <HtmlField {...options} help="O editor não pôde ser aberto: escreva HTML simples, como <p> e <strong>." />
  const asHtml = isHtml || lost.length > 0
  const turn = () => {
    const found = asHtml ? lostIn(value) : []
    setLost(found)
    setIsHtml(!asHtml || found.length > 0)
  }
  const advice = lost.length > 0 ? `Este texto tem ${lost.join(', ')}, que só se muda em HTML.` : help
  return (
    <Box sx={{ my: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <FormLabel id={`${id}-label`} component="p" error={error !== undefined} sx={{ m: 0, fontSize: '0.875rem' }}>
          {label}
        </FormLabel>
        <Button
          size="small"
          color="inherit"
          aria-pressed={asHtml}
          aria-label={`HTML: ${label}`}
          onClick={turn}
          sx={{ minInlineSize: 0, bgcolor: asHtml ? 'action.selected' : undefined }}
        >
          HTML
        </Button>
      </Box>
      {asHtml ? (
        <HtmlField {...options} help={advice} hasOwnLabel />
      ) : (
        <Box
          sx={{
            border: 1,
            borderColor: error ? 'error.main' : 'action.disabled',
            borderRadius: 1,
            '&:focus-within': { borderColor: 'primary.main', boxShadow: (theme) => `0 0 0 1px ${theme.palette.primary.main}` },
          }}
        >
          <Editor
            label={label}
            labelId={`${id}-label`}
            helpId={advice ? `${id}-help` : undefined}
            value={value}
            onChange={onChange}
          />
        </Box>
      )}
      {!asHtml && (error ?? advice) && (
        <FormHelperText id={`${id}-help`} error={error !== undefined} sx={{ mx: 1.75 }}>
          {error ?? advice}
        </FormHelperText>
      )}
    </Box>
  )
}

type HtmlOptions = Options & { hasOwnLabel?: boolean }

const HtmlField = ({ label, value, onChange, help, error, maxLength, hasOwnLabel = false }: HtmlOptions) => (
  <TextField
    multiline
    minRows={5}
    maxRows={20}
    label={hasOwnLabel ? undefined : label}
    value={value}
    error={error !== undefined}
    helperText={error ?? help}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{
      htmlInput: {
        maxLength,
        spellCheck: false,
        sx: { fontFamily: 'monospace', fontSize: '0.85rem' },
        ...(hasOwnLabel && { 'aria-label': label }),
      },
    }}
  />
)
