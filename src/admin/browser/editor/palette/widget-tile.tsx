import StarIcon from '@mui/icons-material/Star'
import StarBorderIcon from '@mui/icons-material/StarBorder'
import { Box, ButtonBase, IconButton, Typography } from '@mui/material'
import { createElement } from 'react'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import { useGrab } from './use-grab.ts'
import { iconOf } from './widget-signs.ts'

type Options = {
  widget: WireWidget
  isFavourite: boolean
  isReachable: boolean
  onPick: () => void
  onGrab: ((event: PointerEvent) => void) | undefined
  onFavourite: () => void
  onFocus: () => void
}

/** By which the tiles are found among what stands around them. */
export const TILE = 'data-widget-tile'

/** A widget with its sign and its name: pressed it is added, held it is carried into the page. The star keeps it at hand. */
export function WidgetTile({ widget: { name, title }, isFavourite, isReachable, onPick, onGrab, onFavourite, onFocus }: Options) {
  const Star = isFavourite ? StarIcon : StarBorderIcon
  const tabIndex = isReachable ? 0 : -1
  return (
    <Box sx={{ position: 'relative', '&:hover .star, &:focus-within .star': { opacity: 1 } }}>
      <ButtonBase
        {...{ [TILE]: name }}
        {...useGrab(onGrab)}
        tabIndex={tabIndex}
        onClick={onPick}
        onFocus={onFocus}
        sx={{
          inlineSize: '100%',
          blockSize: '100%',
          minBlockSize: 84,
          px: 0.75,
          py: 1,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-start',
          gap: 0.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          cursor: onGrab ? 'grab' : 'pointer',
          userSelect: 'none',
          WebkitTouchCallout: 'none',
          touchAction: 'pan-y',
          '&:hover': { borderColor: 'primary.main', bgcolor: 'action.hover' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
        }}
      >
        {createElement(iconOf(name), { 'aria-hidden': true, sx: { color: 'primary.main', mt: 0.5 } })}
        <Typography
          component="span"
          lang="pt-BR"
          sx={{ fontSize: '0.78rem', lineHeight: 1.25, hyphens: 'auto', maxInlineSize: '100%' }}
        >
          {title}
        </Typography>
      </ButtonBase>
      <IconButton
        className="star"
        size="small"
        tabIndex={tabIndex}
        aria-label={`Favorito: ${title}`}
        aria-pressed={isFavourite}
        onClick={onFavourite}
        sx={{
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineEnd: 0,
          opacity: isFavourite ? 1 : 0,
          color: isFavourite ? 'warning.main' : 'text.secondary',
          '@media (pointer: coarse)': { opacity: 1, inlineSize: 44, blockSize: 44 },
        }}
      >
        <Star sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  )
}
