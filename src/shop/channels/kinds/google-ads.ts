import type { ChannelDefinition } from '../contract.ts'
import { idField, onField } from '../fields.ts'

/** Google Ads: conversions, told by the browser alone. */
export const googleAds: ChannelDefinition = {
  id: 'google-ads',
  name: 'Google Ads',
  help: 'No Google Ads: Metas › Conversões › a ação de compra › Configuração da tag. Os dois códigos aparecem juntos, como AW-123456789/AbC-D_efG.',
  purpose: 'marketing',
  fields: [
    onField,
    idField({
      name: 'conversionId',
      label: 'ID da conversão',
      description: 'Começa com AW-.',
      pattern: /^AW-\d{6,15}$/,
      wrong: 'Copie o ID da conversão, como AW-123456789.',
    }),
    idField({
      name: 'label',
      label: 'Rótulo da conversão de compra',
      description: 'O que vem depois da barra.',
      pattern: /^[A-Za-z0-9_-]{5,60}$/,
      wrong: 'Copie só o que vem depois da barra, como AbC-D_efG.',
    }),
  ],
  needs: ['conversionId', 'label'],
  browser: ({ conversionId, label }) => ({ key: String(conversionId), label: String(label) }),
  outside: {
    scripts: ['https://www.googletagmanager.com', 'https://googleads.g.doubleclick.net', 'https://www.googleadservices.com'],
    connects: [
      'https://www.googletagmanager.com',
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
      'https://www.google.com.br',
    ],
    images: ['https://googleads.g.doubleclick.net', 'https://www.google.com', 'https://www.google.com.br'],
    frames: ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
  },
}
