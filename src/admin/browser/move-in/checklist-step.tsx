import CheckIcon from '@mui/icons-material/CheckCircle'
import LookIcon from '@mui/icons-material/Visibility'
import MissingIcon from '@mui/icons-material/RadioButtonUnchecked'
import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { Link as RouteLink } from 'react-router-dom'
import type { ChecklistItem } from '#move-in/checklist.ts'
import { LoadError } from '../shared/load-error.tsx'
import { Panel } from '../shared/panel.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { compareAddress } from './move-steps.ts'
import { MOVES, type StepProps } from './use-move.ts'

export type Checklist = { items: ChecklistItem[]; is_open: boolean }
export const useChecklist = (id: number) => useAnswer<Checklist>(`${MOVES}/${id}/checklist`)

const ICONS = {
  done: <CheckIcon color="success" titleAccess="Pronto" />,
  missing: <MissingIcon color="warning" titleAccess="Falta" />,
  look: <LookIcon color="info" titleAccess="Dê uma olhada" />,
}

const DEEDS = { missing: 'Resolver', look: 'Ver' }

/** What is left before the shop opens; each is checked by the shop itself. */
export function ChecklistStep({ move, onGo }: StepProps) {
  const { data, error, refetch, isFetching } = useChecklist(move.id)
  if (error) return <LoadError onRetry={() => void refetch()}>{error.message}</LoadError>
  if (!data) return <ScreenSkeleton />
  const open = data.items.filter(({ state }) => state === 'missing').length
  return (
    <Panel title="Últimos ajustes antes de abrir">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Alert severity={open === 0 ? 'success' : 'info'}>
          {open === 0
            ? 'Está tudo pronto para abrir.'
            : 'A loja confere cada ponto sozinha. Resolva o que falta e volte aqui: a lista se atualiza.'}
        </Alert>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {data.items.map(({ id, state, title, text, to }) => (
            <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5, alignItems: 'start' }}>
              {ICONS[state]}
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="subtitle2" component="h3">
                  {title}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {text}{' '}
                  {to !== null && state !== 'done' && (
                    <Link
                      {...(id === 'pages' ? { href: compareAddress(move.id) } : { component: RouteLink, to })}
                      aria-label={`${DEEDS[state]}: ${title}`}
                    >
                      {DEEDS[state]}
                    </Link>
                  )}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" onClick={() => onGo('abrir')}>
            Continuar
          </Button>
          <Button color="inherit" disabled={isFetching} onClick={() => void refetch()}>
            Conferir de novo
          </Button>
        </Box>
      </Box>
    </Panel>
  )
}
