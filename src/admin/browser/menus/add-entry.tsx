import { Autocomplete, Box, Button, Tab, Tabs, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useGetList } from 'react-admin'
import { Panel } from '../shared/panel.tsx'
import { addressOfThing, AS_TYPED, nameOfThing, type ShopThing, type ThingSource } from '../shared/shop-thing.ts'
import { useApiAction } from '../shared/use-api.ts'

const TABS: { id: ThingSource | 'custom'; name: string }[] = [
  { id: 'pages', name: 'Página' },
  { id: 'categories', name: 'Categoria' },
  { id: 'products', name: 'Produto' },
  { id: 'custom', name: 'Link' },
]
/** What can be added to a menu: something of the shop, found by its name, or any address. */
export function AddEntry({ menuId }: { menuId: number }) {
  const [tab, setTab] = useState<ThingSource | 'custom'>('pages')
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

function FindThing({ menuId, source }: { menuId: number; source: ThingSource }) {
  const { add, isBusy } = useAdding(menuId)
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<ShopThing | null>(null)
  const { data = [] } = useGetList<ShopThing>(source, {
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
        getOptionLabel={nameOfThing}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        noOptionsText="Nada com esse nome"
        onInputChange={(_event, typed) => setWords(typed)}
        onChange={(_event, next) => setChosen(next)}
        renderInput={(params) => <TextField {...params} label="Nome" />}
      />
      <Button
        variant="contained"
        disabled={isBusy || !chosen}
        onClick={() => chosen && void add(nameOfThing(chosen), addressOfThing(source, chosen))}
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
