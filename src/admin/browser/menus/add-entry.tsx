import { Autocomplete, Box, Button, Tab, Tabs, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useGetList } from 'react-admin'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'

type Source = 'pages' | 'categories' | 'products'
type Found = { id: number; slug: string; name?: string; title?: { raw: string }; link?: string; permalink?: string }

const TABS: { id: Source | 'custom'; name: string }[] = [
  { id: 'pages', name: 'Página' },
  { id: 'categories', name: 'Categoria' },
  { id: 'products', name: 'Produto' },
  { id: 'custom', name: 'Link' },
]
const nameOf = ({ name, title }: Found) => name ?? title?.raw ?? ''
/** Titles as they were typed: those that everybody is told are markup. */
const AS_TYPED = { ask: { context: 'edit' } }

/** Menus keep addresses below the shop's own, so that they stay right when its name changes. */
function addressOf(source: Source, { slug, link, permalink }: Found): string {
  const whole = link ?? permalink
  return whole ? new URL(whole).pathname : source === 'categories' ? `/categoria-produto/${slug}/` : `/${slug}/`
}

/** What can be added to a menu: something of the shop, found by its name, or any address. */
export function AddEntry({ menuId }: { menuId: number }) {
  const [tab, setTab] = useState<Source | 'custom'>('pages')
  return (
    <Panel title="Acrescentar ao menu">
      <Tabs
        value={tab}
        onChange={(_event, next: typeof tab) => setTab(next)}
        variant="fullWidth"
        aria-label="O que acrescentar"
        sx={{ mb: 1, '& .MuiTab-root': { minWidth: 0, px: 0.5 } }}
      >
        {TABS.map(({ id, name }) => (
          <Tab key={id} value={id} label={name} />
        ))}
      </Tabs>
      {tab === 'custom' ? <CustomLink menuId={menuId} /> : <FindThing key={tab} menuId={menuId} source={tab} />}
    </Panel>
  )
}

/** Each way to add waits only for itself: what was added another way may still be on its way to the screen. */
function useAdding(menuId: number) {
  const { run, isBusy } = useApiAction()
  const add = (title: string, url: string) =>
    run((provider) => provider.tell('/wp/v2/menu-items', { menus: menuId, title, url }), `“${title}” está no menu.`)
  return { add, isBusy }
}

function FindThing({ menuId, source }: { menuId: number; source: Source }) {
  const { add, isBusy } = useAdding(menuId)
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<Found | null>(null)
  const { data = [] } = useGetList<Found>(source, {
    pagination: { page: 1, perPage: 20 },
    filter: { q: words },
    meta: AS_TYPED,
  })
  return (
    <Box>
      <Autocomplete
        options={data}
        value={chosen}
        filterOptions={(all) => all}
        getOptionKey={({ id }) => id}
        getOptionLabel={nameOf}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        noOptionsText="Nada com esse nome"
        onInputChange={(_event, typed) => setWords(typed)}
        onChange={(_event, next) => setChosen(next)}
        renderInput={(params) => <TextField {...params} label="Nome" />}
      />
      <Button
        variant="contained"
        disabled={isBusy || !chosen}
        onClick={() => chosen && void add(nameOf(chosen), addressOf(source, chosen))}
        sx={{ mt: 1 }}
      >
        Acrescentar
      </Button>
    </Box>
  )
}

function CustomLink({ menuId }: { menuId: number }) {
  const { add, isBusy } = useAdding(menuId)
  const [title, setTitle] = useState('')
  const [url, setUrl] = useState('')
  const canAdd = !isBusy && title.trim() !== '' && url.trim() !== ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!canAdd || !(await add(title.trim(), url.trim()))) return
    setTitle('')
    setUrl('')
  }
  return (
    <Box component="form" onSubmit={(event) => void submit(event)}>
      <TextField label="Texto" value={title} onChange={({ target }) => setTitle(target.value)} />
      <TextField
        label="Endereço"
        placeholder="https://…"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        helperText="/sobre/ para páginas da loja, https://… para outras."
      />
      <Button type="submit" variant="contained" disabled={!canAdd} sx={{ mt: 1 }}>
        Acrescentar
      </Button>
    </Box>
  )
}
