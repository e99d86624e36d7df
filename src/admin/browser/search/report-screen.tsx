import { Alert, Box, Chip, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { SynonymRecord } from '#api/vitrine/search-rule-routes.ts'
import type { SearchedPhrase } from '#shop/reports/figures/service.ts'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { useUndo } from '../shared/use-undo.tsx'
import { readAsked, writeAsked } from '../reports/asked.ts'
import { PeriodBar } from '../reports/period-bar.tsx'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { dayOf } from '../shared/words.ts'
import { SearchedRow } from './searched-row.tsx'
import { synonymText } from './search-labels.ts'
import { SynonymDialog } from './synonym-dialog.tsx'
import { SearchTabs } from './tabs.tsx'

const ONLY = [
  ['', 'Todas'],
  ['empty', 'Sem resultado'],
  ['found', 'Com resultado'],
] as const

/** What visitors search for, and what comes of it. */
export function SearchReportScreen() {
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => dayOf(new Date()))
  const [only, setOnly] = useState('')
  const [word, setWord] = useState<string>()
  const { banner, tell } = useUndo()
  const asked = readAsked(params, today)
  const { from, to } = asked.period
  const { data, error } = useAnswer<{ rows: SearchedPhrase[] }>(
    `/vitrine/v1/visits/searches?from=${from}&to=${to}&limit=100${only && `&only=${only}`}`,
  )
  const saved = (after: SynonymRecord) => {
    setWord(undefined)
    tell({
      text: `Salvo: ${synonymText(after)}.`,
      undo: (provider) => provider.remove(`/vitrine/v1/search-synonyms/${after.id}`),
    })
  }
  return (
    <Box sx={{ mt: 2, mb: 4 }}>
      <Title title="O que buscam" />
      <SearchTabs current="/search-report" />
      {banner}
      <PeriodBar
        asked={asked}
        today={today}
        hasViews={false}
        hasComparison={false}
        onChange={(part) => setParams(writeAsked({ ...asked, ...part }), { replace: true })}
      />
      <Box role="group" aria-label="Quais buscas" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
        {ONLY.map(([id, name]) => (
          <Chip
            key={id}
            label={name}
            aria-pressed={only === id}
            variant={only === id ? 'filled' : 'outlined'}
            color={only === id ? 'primary' : 'default'}
            onClick={() => setOnly(id)}
          />
        ))}
      </Box>
      <Panel title="Buscas">
        {error && <Alert severity="error">{error.message}</Alert>}
        {!data && !error && <ListSkeleton />}
        {data?.rows.length === 0 && (
          <Typography color="textSecondary">Nenhuma busca nestes dias. O que buscarem aparece aqui em um minuto.</Typography>
        )}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.rows.map((row) => (
            <SearchedRow key={row.words} row={row} onSynonym={setWord} />
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Contado sem guardar quem buscou. «Abertos» e «no carrinho» contam só o que o navegador diz que saiu da lista da busca, e
          são menos do que foram.
        </Typography>
      </Panel>
      {word !== undefined && <SynonymDialog first={word} onSaved={saved} onClose={() => setWord(undefined)} />}
    </Box>
  )
}
