import { Box, Button, List, ListItem, Typography } from '@mui/material'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'

type Revision = { id: number; date: string; author: string; is_default: boolean; is_off: boolean; typed: { subject: string } }

/** What the mail said before, with who wrote it and when. */
export function TemplateHistory({
  path,
  isBusy,
  onRestore,
}: {
  path: string
  isBusy: boolean
  onRestore: (revision: number) => void
}) {
  const { data } = useAnswer<Revision[]>(`${path}/revisions`)
  if (!data) return null
  return (
    <Panel title="Versões">
      {data.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Ainda é o texto padrão. Cada texto que você salvar fica guardado aqui.
        </Typography>
      ) : (
        <List disablePadding>
          {data.map(({ id, date, author, is_default, is_off, typed }, at) => (
            <ListItem key={id} divider={at < data.length - 1} disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
              <Box sx={{ flex: 1, minWidth: 180, overflowWrap: 'anywhere' }}>
                <Typography variant="body2">
                  {is_default ? 'Texto padrão' : typed.subject}
                  {is_off && ' (desligado)'}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {momentText(date)}
                  {author !== '' && ` · ${author}`}
                </Typography>
              </Box>
              {at === 0 ? (
                <Typography variant="body2" color="textSecondary">
                  Em uso
                </Typography>
              ) : (
                <Button
                  disabled={isBusy}
                  aria-label={`Voltar a esta versão, de ${momentText(date)}`}
                  onClick={() => onRestore(id)}
                >
                  Voltar a esta versão
                </Button>
              )}
            </ListItem>
          ))}
        </List>
      )}
    </Panel>
  )
}
