import { Box, Button, Typography } from '@mui/material'
import { type ChangeEvent, type ComponentType, type ReactNode, useState } from 'react'
import { Title } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import { Panel } from './panel.tsx'
import { useApiAction } from './use-api.ts'

type Props<Seen> = {
  title: string
  /** Takes the table; with `dry_run` it only says what would come. */
  path: string
  /** What the table looks like, and what happens to what is there already. */
  columns: ReactNode
  terms: ReactNode
  Outcome: ComponentType<{ seen: Seen }>
  /** What the button says; without it the table can't be kept. */
  keep: (seen: Seen) => string | undefined
  list: { to: string; label: string }
}

/** A table is looked through first; then what can be kept is kept. */
export function TableImport<Seen extends { is_done: boolean }>({
  title,
  path,
  columns,
  terms,
  Outcome,
  keep,
  list,
}: Props<Seen>) {
  const { run, isBusy } = useApiAction()
  const [file, setFile] = useState<File>()
  const [seen, setSeen] = useState<Seen>()
  const send = async (table: File, isOnlyAsked: boolean) =>
    await run(async (provider) => setSeen(await provider.sendBytes<Seen>(`${path}?dry_run=${isOnlyAsked}`, table)))
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    // The same file, corrected, can be chosen again.
    target.value = ''
    if (!chosen) return
    setFile(chosen)
    setSeen(undefined)
    void send(chosen, true)
  }
  const kept = seen && !seen.is_done ? keep(seen) : undefined
  return (
    <Box sx={{ mt: 2, mb: 4, display: 'grid', gap: 2, maxWidth: 760 }}>
      <Title title={title} />
      <Panel title="Planilha (CSV)">
        <Typography variant="body2" sx={{ mb: 1 }}>
          {columns}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {terms}
        </Typography>
        <Button component="label" variant="outlined" disabled={isBusy}>
          {file ? 'Escolher outra planilha' : 'Escolher a planilha'}
          <Box
            component="input"
            type="file"
            accept=".csv,text/csv"
            onChange={choose}
            sx={{ position: 'absolute', inlineSize: 1, blockSize: 1, opacity: 0 }}
          />
        </Button>
      </Panel>
      {file && seen && (
        <Panel title={seen.is_done ? 'Importação pronta' : `Conferência de ${file.name}`}>
          <Outcome seen={seen} />
          {kept !== undefined && (
            <Button variant="contained" disabled={isBusy} sx={{ mt: 2 }} onClick={() => void send(file, false)}>
              {kept}
            </Button>
          )}
          {seen.is_done && (
            <Button component={RouteLink} to={list.to} variant="contained" sx={{ mt: 2 }}>
              {list.label}
            </Button>
          )}
        </Panel>
      )}
    </Box>
  )
}

/** More than anybody reads at once. */
const MOST_SHOWN = 200

/** What is said of lines of a table. */
export function TableLines({ lines }: { lines: readonly { line: number; text: string }[] }) {
  if (lines.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {lines.slice(0, MOST_SHOWN).map(({ line, text }) => (
        <Typography component="li" variant="body2" key={`${line} ${text}`} sx={{ overflowWrap: 'anywhere' }}>
          Linha {line}: {text}
        </Typography>
      ))}
      {lines.length > MOST_SHOWN && <Typography variant="body2">E mais {lines.length - MOST_SHOWN}.</Typography>}
    </Box>
  )
}
