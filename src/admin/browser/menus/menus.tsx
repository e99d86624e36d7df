import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { MenuRecord } from './menu-record.ts'
import { Title } from 'react-admin'
import { Panel, TwoColumns } from '../shared/panel.tsx'
import { useStale } from '../shared/stale.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { AddEntry } from './add-entry.tsx'
import { MenuEntries } from './menu-entries.tsx'
import type { MenuEntry } from './menu-moves.ts'
import { NameMenu, RenameMenu } from './name-menu.tsx'
import { Confirm } from '../shared/confirm.tsx'
import { ListSkeleton } from '../shared/list-skeleton.tsx'

/** The shop's menus: one at a time, every change kept at once. */
export function Menus() {
  const { data: menus, isPending } = useAnswer<MenuRecord[]>('/wp/v2/menus?per_page=100')
  const [wanted, setWanted] = useState<number>()
  const [isNaming, setIsNaming] = useState(false)
  const menu = menus?.find(({ id }) => id === wanted) ?? menus?.[0]
  return (
    <Box sx={{ mt: 2 }}>
      <Title title="Menus" />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {menu && (
          <TextField
            select
            label="Menu"
            value={menu.id}
            onChange={({ target }) => setWanted(Number(target.value))}
            sx={{ inlineSize: { xs: '100%', sm: 280 } }}
          >
            {menus?.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Button variant="outlined" onClick={() => setIsNaming(true)}>
          Novo menu
        </Button>
        {menu && <RenameMenu key={menu.id} menu={menu} />}
        {menu && <RemoveMenu menu={menu} onRemoved={() => setWanted(undefined)} />}
      </Box>
      {isPending && <ListSkeleton />}
      {!isPending && !menu && (
        <Alert severity="info" sx={{ mt: 2 }}>
          Ainda não há menus. Crie o primeiro e mostre-o no cabeçalho com o widget “Menu”.
        </Alert>
      )}
      {menu && <OneMenu key={menu.id} menu={menu} />}
      {isNaming && (
        <NameMenu
          onClose={() => setIsNaming(false)}
          onMade={(id) => {
            setIsNaming(false)
            setWanted(id)
          }}
        />
      )}
    </Box>
  )
}

function OneMenu({ menu }: { menu: MenuRecord }) {
  const { data: entries } = useAnswer<MenuEntry[]>(`/wp/v2/menu-items?menus=${menu.id}&per_page=-1`)
  return (
    <TwoColumns
      main={
        <Panel title={menu.name}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            Arraste, use os botões, ou as setas com Alt. Tudo é salvo na hora. No construtor, este menu se chama “{menu.slug}”.
          </Typography>
          {entries && <MenuEntries entries={entries} />}
        </Panel>
      }
      aside={<AddEntry menuId={menu.id} />}
    />
  )
}

function RemoveMenu({ menu, onRemoved }: { menu: MenuRecord; onRemoved: () => void }) {
  const [isAsked, setIsAsked] = useState(false)
  const { onError, dialog } = useStale()
  const { run, isBusy } = useApiAction({ onError })
  const remove = async () => {
    setIsAsked(false)
    const path = `/wp/v2/menus/${menu.id}?force=true&version=${menu.version}`
    if (await run((provider) => provider.remove(path), `O menu “${menu.name}” foi excluído.`)) onRemoved()
  }
  return (
    <>
      <Button color="error" disabled={isBusy} onClick={() => setIsAsked(true)}>
        Excluir este menu
      </Button>
      <Confirm
        isOpen={isAsked}
        title={`Excluir o menu “${menu.name}”?`}
        content="Onde ele aparece na loja, fica um espaço vazio. Isto não pode ser desfeito."
        onConfirm={() => void remove()}
        onClose={() => setIsAsked(false)}
      />
      {dialog}
    </>
  )
}
