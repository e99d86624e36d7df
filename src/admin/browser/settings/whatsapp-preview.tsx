import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { fillMessage } from '#content/whatsapp-button/button.ts'
import { isOpenAt, type OpeningHours, readSpans, WEEKDAYS } from '#content/whatsapp-button/opening-hours.ts'
import { iconPath } from '#ui/icon.tsx'
import type { Typed } from './described.ts'

const EXAMPLE = { produto: 'Vaso de cerâmica', pagina: 'Vaso de cerâmica', loja: 'Minha loja' }

/** The button as the fields say, open and closed, and the message that a product's page would send. */
export function WhatsappPreview({ values }: { values: Typed }) {
  const [now] = useState(() => new Date())
  const of = (id: string) => values[`vitrine_whatsapp_${id}`] ?? ''
  const hours: OpeningHours = WEEKDAYS.map((_, weekday) => readSpans(of(`hours_${weekday}`)) ?? [])
  const hasHours = hours.some((spans) => spans.length > 0)
  const side = of('side') === 'left' ? 'flex-start' : 'flex-end'
  const message = fillMessage(of('message_product') || of('message'), {
    ...EXAMPLE,
    endereco: `${location.origin}/produto/vaso/`,
  })
  return (
    <Box component="section" aria-label="Como fica" sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: hasHours ? '1fr 1fr' : '1fr' } }}>
        <Corner title={hasHours ? 'No horário' : 'Sempre'} label={of('label')} side={side} />
        {hasHours && <Corner title="Fora do horário" label={of('closed') === 'hide' ? '' : of('closed_label')} side={side} />}
      </Box>
      <Typography variant="body2">
        Na página de um produto a conversa começa com: <q>{message}</q>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {of('enabled') !== 'yes'
          ? 'O botão está desligado.'
          : isOpenAt(hours, now)
            ? 'Agora a loja está no horário.'
            : 'Agora a loja está fora do horário.'}
      </Typography>
    </Box>
  )
}

const Corner = ({ title, label, side }: { title: string; label: string; side: string }) => (
  <Box
    sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, minHeight: 120, display: 'flex', flexDirection: 'column' }}
  >
    <Typography variant="caption" color="textSecondary">
      {title}
    </Typography>
    <Box sx={{ flex: 1, display: 'flex', alignItems: 'flex-end', justifyContent: side }}>
      {label === '' ? (
        <Typography variant="body2">Sem botão</Typography>
      ) : (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minHeight: 52,
            px: 2,
            borderRadius: 8,
            bgcolor: '#0b7a5b',
            color: '#fff',
            fontWeight: 600,
            fontSize: 14,
          }}
        >
          <svg width="28" height="28" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <path d={iconPath('whatsapp')} />
          </svg>
          {label}
        </Box>
      )}
    </Box>
  </Box>
)
