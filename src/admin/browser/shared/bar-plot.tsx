import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { barsOf } from './bars.ts'

type Options = {
  size: { width: number; height: number; gap?: number; tallest?: number }
  bars: { key: string; value: number; title: string }[]
  /** What the plot shows, said in words too. */
  summary: string
  /** Below the first bar, in between and below the last one. */
  legend?: ReactNode
  /** Drawn over the bars. */
  children?: ReactNode
}

/** Bars that stand on a line, from left to right in time. */
export const BarPlot = ({ size, bars, summary, legend, children }: Options) => (
  <Box component="figure" sx={{ m: 0 }}>
    <Box
      component="svg"
      viewBox={`0 0 ${size.width} ${size.height + 1}`}
      role="img"
      aria-label={summary}
      sx={{ display: 'block', inlineSize: '100%', color: 'primary.main' }}
    >
      <line x1="0" y1={size.height} x2={size.width} y2={size.height} stroke="currentColor" strokeOpacity="0.4" />
      {barsOf(
        bars.map(({ value }) => value),
        size,
      ).map((bar, at) => (
        <rect key={bars[at]!.key} {...bar} rx="2" fill="currentColor">
          <title>{bars[at]!.title}</title>
        </rect>
      ))}
      {children}
    </Box>
    {legend && (
      <Typography variant="caption" aria-hidden sx={{ display: 'flex', justifyContent: 'space-between' }}>
        {legend}
      </Typography>
    )}
    <Typography component="figcaption" variant="body2" color="textSecondary">
      {summary}
    </Typography>
  </Box>
)

/** The largest of what is drawn; undefined where nothing is above zero. */
export const largestOf = <T extends { cents: number }>(values: readonly T[]) =>
  values.reduce<T | undefined>((top, one) => (one.cents > (top?.cents ?? 0) ? one : top), undefined)
