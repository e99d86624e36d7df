import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { SearchPreview } from '#api/vitrine/search-preview-routes.ts'
import type { PhraseRecord } from '#api/vitrine/search-rule-routes.ts'
import { useUndo } from '../shared/use-undo.tsx'
import { Panel, TwoColumns } from '../shared/panel.tsx'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { HiddenList } from './hidden-list.tsx'
import { LeadForm } from './lead-form.tsx'
import { PhraseList } from './phrase-list.tsx'
import { RecordChoice } from './record-choice.tsx'
import { ResultList } from './result-list.tsx'
import { AS_FOUND, foundText, pin, type Placing, synonymText } from './search-labels.ts'
import { SearchTabs } from './tabs.tsx'

/** A phrase as visitors find it, with what the merchant says of it. */
export function ResultsScreen() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('q') ?? ''
  const { data: phrases } = useAnswer<PhraseRecord[]>('/vitrine/v1/search-phrases')
  const open = (words: string) => setParams(words === '' ? {} : { q: words })
  return (
    <Box sx={{ mt: 2 }}>
      <Title title="Busca" />
      <SearchTabs current="/search" />
      <PhraseForm key={asked} asked={asked} onAsk={open} />
      {asked === '' ? (
        <Panel title="Buscas com regras">{phrases ? <PhraseList phrases={phrases} onOpen={open} /> : <ListSkeleton />}</Panel>
      ) : (
        phrases && <Found key={asked} words={asked} phrases={phrases} />
      )}
    </Box>
  )
}

function PhraseForm({ asked, onAsk }: { asked: string; onAsk: (words: string) => void }) {
  const [typed, setTyped] = useState(asked)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk(typed.trim())
  }
  return (
    <Box component="form" role="search" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'start', mb: 2 }}>
      <TextField
        label="O que o visitante busca"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: 100, type: 'search' } }}
        sx={{ flex: '1 1 auto', maxWidth: 480 }}
      />
      <Button type="submit" variant="contained" sx={{ mt: 1 }}>
        Ver
      </Button>
    </Box>
  )
}

function Found({ words, phrases }: { words: string; phrases: readonly PhraseRecord[] }) {
  const { data: seen, error } = useAnswer<SearchPreview>(`/vitrine/v1/search-preview?words=${encodeURIComponent(words)}`)
  const { banner, tell, run, isBusy } = useUndo()
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!seen) return <ListSkeleton />
  if (seen.phrase === '') return <Alert severity="info">Escreva a busca com letras ou números.</Alert>
  const known = phrases.find(({ phrase }) => phrase === seen.phrase)
  const { pinned, hidden, leads_to }: Placing = known ?? AS_FOUND
  const now: Placing = { pinned, hidden, leads_to }
  const save = async (next: Placing, text: string) => {
    const keep = (placing: Placing) => ({ phrase: seen.phrase, ...placing })
    if (await run((provider) => provider.tell('/vitrine/v1/search-phrases', keep(next))))
      tell({ text, undo: (provider) => provider.tell('/vitrine/v1/search-phrases', keep(now)) })
  }
  return (
    <>
      {banner}
      <TwoColumns
        main={
          <Panel title={`«${seen.phrase}»`}>
            {leads_to !== '' && <Alert severity="info">Quem busca isto abre {leads_to} em vez desta lista.</Alert>}
            <Typography variant="body2" role="status" sx={{ my: 1 }}>
              {foundText(seen)}
              {seen.synonyms.length > 0 && ` Sinônimos: ${seen.synonyms.map(synonymText).join('; ')}.`}
            </Typography>
            <ResultList products={seen.products} now={now} isBusy={isBusy} onSave={save} />
            {seen.pages.length > 0 && (
              <Typography variant="body2" color="textSecondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
                Depois dos produtos: {seen.pages.map(({ title }) => title).join(', ')}.
              </Typography>
            )}
          </Panel>
        }
        aside={
          <>
            <Panel title="Fixar um produto">
              <RecordChoice
                of="products"
                label="Nome ou SKU"
                isDisabled={({ id }) => pinned.includes(id)}
                onPick={({ id, name }) => void save(pin(now, id), `${name} fica fixado nesta busca.`)}
              />
            </Panel>
            <HiddenList now={now} known={known} seen={seen} onSave={save} />
            <LeadForm
              key={leads_to}
              leadsTo={leads_to}
              isBusy={isBusy}
              onSave={(to, text) => save({ ...now, leads_to: to }, text)}
            />
          </>
        }
      />
    </>
  )
}
