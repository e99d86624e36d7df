import { Alert, Box, CircularProgress, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useAnswer } from '../shared/use-api.ts'
import { MOVES } from './use-move.ts'

export type ComparedPageRecord = {
  id: string
  kind: string
  old_id: string
  title: string
  old_url: string
  new_path: string
  new_id: number
  is_compared: boolean
}

const FRAME = {
  inlineSize: '100%',
  blockSize: { xs: 420, md: '70vh' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: '#fff',
} as const

const Side = ({ title, url, label, children }: { title: string; url: string; label: string; children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
    <Typography variant="subtitle2" component="h3">
      {title}
    </Typography>
    <Link href={url} target="_blank" rel="noreferrer" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {label}
    </Link>
    <Box sx={{ mt: 1 }}>{children}</Box>
  </Box>
)

/** The page as it stands in the old shop, where that one lets itself be framed. */
export function OldPage({ move, url }: { move: number; url: string }) {
  const { data } = useAnswer<{ framing: 'framed' | 'refused' | 'away' }>(
    `${MOVES}/${move}/framing?url=${encodeURIComponent(url)}`,
  )
  return (
    <Side title="Na loja antiga" url={url} label={url}>
      {!data && <CircularProgress aria-label="Perguntando à loja antiga" />}
      {data?.framing === 'framed' && (
        // It may run its scripts under its own name, and lead nobody away from the workbench.
        <Box
          component="iframe"
          title="Página na loja antiga"
          src={url}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
          sx={FRAME}
        />
      )}
      {data?.framing === 'refused' && (
        <Alert severity="info">A loja antiga não deixa mostrar a página aqui dentro: abra o endereço acima em outra aba.</Alert>
      )}
      {data?.framing === 'away' && <Alert severity="info">A loja antiga não responde mais neste endereço.</Alert>}
    </Side>
  )
}

/** The page as it stands here. */
export const NewPage = ({ path, id }: { path: string; id: number }) => (
  <Side title="Nesta loja" url={path} label={path}>
    <Box component="iframe" title="Página nesta loja" src={`${path}?elementor-preview=${id}`} sx={FRAME} />
  </Side>
)
