import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import type { SynonymRecord } from '#api/vitrine/search-rule-routes.ts'
import { useUndo } from '../shared/use-undo.tsx'
import { ActionButton } from '../shared/action-button.tsx'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { synonymText } from './search-labels.ts'
import { SynonymDialog } from './synonym-dialog.tsx'
import { SearchTabs } from './tabs.tsx'

const PATH = '/vitrine/v1/search-synonyms'
const inputOf = ({ words, means }: SynonymRecord) => ({ words, means })

/** Words that find what others find. */
export function SynonymsScreen() {
  const { data, isPending } = useAnswer<SynonymRecord[]>(PATH)
  const { banner, tell, run, isBusy } = useUndo()
  const [open, setOpen] = useState<SynonymRecord | 'new'>()
  const saved = (after: SynonymRecord) => {
    const before = open
    setOpen(undefined)
    tell({
      text: `Salvo: ${synonymText(after)}.`,
      undo: (provider) =>
        before === undefined || before === 'new'
          ? provider.remove(`${PATH}/${after.id}`)
          : provider.tell(`${PATH}/${after.id}`, inputOf(before)),
    })
  }
  const remove = async (one: SynonymRecord) => {
    if (await run((provider) => provider.remove(`${PATH}/${one.id}`)))
      tell({ text: `Excluído: ${synonymText(one)}.`, undo: (provider) => provider.tell(PATH, inputOf(one)) })
  }
  return (
    <Box sx={{ mt: 2 }}>
      <Title title="Sinônimos da busca" />
      <SearchTabs current="/search-synonyms" />
      {banner}
      <Panel
        title="Sinônimos"
        action={
          <Button variant="contained" onClick={() => setOpen('new')}>
            Novo sinônimo
          </Button>
        }
      >
        {isPending && <ListSkeleton />}
        {data?.length === 0 && (
          <Typography color="textSecondary">
            Nenhum ainda. Com «tênis = sapatênis», quem busca um encontra o outro; com «celular → smartphone», só num sentido.
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.map((one) => (
            <Box
              component="li"
              key={one.id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
                alignItems: 'center',
                py: 0.5,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Typography sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>{synonymText(one)}</Typography>
              <Box>
                <ActionButton label="Editar" name={synonymText(one)} onClick={() => setOpen(one)} />
                <ActionButton
                  label="Excluir"
                  name={synonymText(one)}
                  color="error"
                  disabled={isBusy}
                  onClick={() => void remove(one)}
                />
              </Box>
            </Box>
          ))}
        </Box>
      </Panel>
      {open !== undefined && (
        <SynonymDialog record={open === 'new' ? undefined : open} onSaved={saved} onClose={() => setOpen(undefined)} />
      )}
    </Box>
  )
}
