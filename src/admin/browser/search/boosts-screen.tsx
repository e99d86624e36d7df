import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import type { BoostRecord } from '#api/vitrine/search-rule-routes.ts'
import { MOST_BOOSTS } from '#shop/search/rules/contract.ts'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { useUndo } from '../shared/use-undo.tsx'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { FRESH, wireOf } from './boost-labels.ts'
import { BoostRow } from './boost-row.tsx'
import { SearchTabs } from './tabs.tsx'

const PATH = '/vitrine/v1/search-boosts'
type Boosts = { boosts: BoostRecord[] }
const keep = (boosts: readonly BoostRecord[]) => ({ boosts: boosts.map(wireOf) })

/** What comes sooner and what later among results that are as good. */
export function BoostsScreen() {
  const { data, error } = useAnswer<Boosts>(PATH)
  return (
    <Box sx={{ mt: 2 }}>
      <Title title="Destaques da busca" />
      <SearchTabs current="/search-boosts" />
      {error && <Alert severity="error">{error.message}</Alert>}
      {data ? <BoostForm saved={data.boosts} /> : !error && <ListSkeleton />}
    </Box>
  )
}

function BoostForm({ saved }: { saved: BoostRecord[] }) {
  const [typed, setTyped] = useState(saved)
  // Rows have nothing of their own to be known by.
  const [keys, setKeys] = useState(() => saved.map(() => crypto.randomUUID()))
  const show = (boosts: BoostRecord[]) => {
    setKeys(boosts.map(() => crypto.randomUUID()))
    setTyped(boosts)
  }
  const { banner, tell, run, isBusy } = useUndo()
  const isChanged = JSON.stringify(keep(typed)) !== JSON.stringify(keep(saved))
  const save = async () => {
    const before = saved
    if (await run((provider) => provider.tell(PATH, keep(typed))))
      tell({
        text: 'Destaques salvos.',
        undo: async (provider) => {
          await provider.tell(PATH, keep(before))
          show(before)
        },
      })
  }
  return (
    <>
      {banner}
      <Panel title="Destaques">
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          Valem para todas as buscas, na ordem da loja. Quem tem as palavras no nome continua antes de quem só as menciona.
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {typed.map((boost, at) => (
            <BoostRow
              key={keys[at]}
              at={at}
              boost={boost}
              onChange={(next) => setTyped(typed.with(at, next))}
              onRemove={() => {
                setKeys(keys.toSpliced(at, 1))
                setTyped(typed.toSpliced(at, 1))
              }}
            />
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {typed.length < MOST_BOOSTS && (
            <Button
              onClick={() => {
                setKeys([...keys, crypto.randomUUID()])
                setTyped([...typed, FRESH])
              }}
            >
              Acrescentar destaque
            </Button>
          )}
          <Button variant="contained" disabled={isBusy || !isChanged} onClick={() => void save()}>
            Salvar
          </Button>
        </Box>
      </Panel>
    </>
  )
}
