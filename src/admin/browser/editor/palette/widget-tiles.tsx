import { Box, TextField, Typography } from '@mui/material'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useStore } from 'react-admin'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import { findWidgets, widgetGroups } from './find-widgets.ts'
import { nextTile } from './grid-keys.ts'
import { remembered, withFavourite, withRecent } from './palette-memory.ts'
import { TILE, WidgetTile } from './widget-tile.tsx'

export type WidgetTilesOptions = {
  widgets: readonly WireWidget[]
  onPick: (name: string) => void
  /** A drag begins; without it tiles are only pressed. */
  onGrab?: ((name: string, event: PointerEvent) => void) | undefined
}

/** All widgets as tiles: by kind, with favourites and the last used first; or those with the typed words. */
export function WidgetTiles({ widgets, onPick, onGrab }: WidgetTilesOptions) {
  const [typed, setTyped] = useState('')
  const [reachable, setReachable] = useState('')
  const [favourites, setFavourites] = useStore<string[]>('editor.favourites', [])
  const [recent, setRecent] = useStore<string[]>('editor.recent', [])
  const grid = useRef<HTMLDivElement>(null)
  const isSearching = typed.trim() !== ''
  const found = isSearching ? findWidgets(widgets, typed) : []
  const groups = (
    isSearching
      ? [{ group: 'found', title: 'Encontrados', widgets: found }]
      : [
          { group: 'favourites', title: 'Favoritos', widgets: remembered(favourites, widgets) },
          { group: 'recent', title: 'Usados há pouco', widgets: remembered(recent, widgets) },
          ...widgetGroups(widgets),
        ]
  ).filter((one) => one.widgets.length > 0)
  const keys = groups.flatMap(({ group, widgets: members }) => members.map(({ name }) => `${group} ${name}`))
  const current = keys.includes(reachable) ? reachable : keys[0]

  const use = (name: string) => setRecent(withRecent(recent, name))
  const pick = (name: string) => {
    use(name)
    onPick(name)
  }
  const tiles = () => [...(grid.current?.querySelectorAll<HTMLElement>(`[${TILE}]`) ?? [])]
  const onKeyDown = (event: KeyboardEvent) => {
    const all = tiles()
    const from = all.indexOf(event.target as HTMLElement)
    const to =
      from < 0
        ? undefined
        : nextTile(
            all.map((tile) => tile.getBoundingClientRect()),
            from,
            event.key,
          )
    if (to === undefined) return
    event.preventDefault()
    // The page around it has arrows of its own.
    event.stopPropagation()
    all[to]!.focus()
  }
  return (
    <>
      <TextField
        type="search"
        label="Buscar"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && found[0]) pick(found[0].name)
          if (event.key === 'ArrowDown') tiles()[0]?.focus()
          if (event.key === 'Enter' || event.key === 'ArrowDown') event.preventDefault()
        }}
        helperText={found[0] ? `Enter acrescenta “${found[0].title}”.` : ' '}
      />
      {keys.length === 0 && (
        <Typography role="status" color="textSecondary">
          Nada com esse nome. Tente “título”, “foto”, “carrossel” ou “preço”.
        </Typography>
      )}
      <Box ref={grid} onKeyDown={onKeyDown}>
        {groups.map(({ group, title, widgets: members }) => (
          <Box key={group} role="group" aria-label={title} sx={{ mb: 2 }}>
            <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
              {title}
            </Typography>
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))' }}>
              {members.map((widget) => (
                <WidgetTile
                  key={widget.name}
                  widget={widget}
                  isFavourite={favourites.includes(widget.name)}
                  isReachable={`${group} ${widget.name}` === current}
                  onFocus={() => setReachable(`${group} ${widget.name}`)}
                  onPick={() => pick(widget.name)}
                  onGrab={
                    onGrab &&
                    ((event) => {
                      use(widget.name)
                      onGrab(widget.name, event)
                    })
                  }
                  onFavourite={() => setFavourites(withFavourite(favourites, widget.name))}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}
