import { formatNumber } from '#kit/pt-br.ts'
import type { Device, Metric, PageKind } from '#shop/reports/figures/contract.ts'
import type { Rating } from '#shop/reports/figures/speed.ts'

export type VisitReport = {
  step: 'day' | 'month'
  visitors: number
  views: number
  parts: { at: string; visitors: number; views: number }[]
  devices: { device: Device; visitors: number }[]
  pages: { kind: PageKind; views: number }[]
}
export type FunnelReport = { visitors: number; product_visitors: number; carts: number; checkouts: number; orders: number }
export type SearchReport = { rows: { words: string; searches: number; days: number }[] }
export type ProductReport = { rows: { product_id: number; name: string; views: number }[] }
export type Measured = { metric: Metric; value: number; samples: number; rating: Rating }
export type SpeedReport = { rows: { kind: PageKind | null; device: Device | null; measured: Measured[] }[] }

export const DEVICE_NAMES: Record<Device, string> = { phone: 'Celular', tablet: 'Tablet', desktop: 'Computador' }
export const PAGE_NAMES: Record<PageKind, string> = {
  home: 'Página inicial',
  listing: 'Listas de produtos',
  product: 'Páginas de produto',
  search: 'Busca',
  cart: 'Carrinho',
  checkout: 'Finalização da compra',
  order: 'Pedido feito',
  account: 'Minha conta',
  blog: 'Blog',
  page: 'Outras páginas',
}
export const METRIC_NAMES: Record<Metric, [name: string, meaning: string]> = {
  lcp: ['Aparece (LCP)', 'Até a maior parte da tela aparecer. Bom até 2,5 s.'],
  inp: ['Responde (INP)', 'Do toque até a tela mudar. Bom até 200 ms.'],
  cls: ['Fica parada (CLS)', 'Quanto a página pula enquanto carrega. Bom até 0,1.'],
  ttfb: ['Começa a chegar (TTFB)', 'Até a loja começar a responder. Bom até 0,8 s.'],
}
export const RATINGS: Record<Rating, { text: string; color: 'success' | 'warning' | 'error' }> = {
  good: { text: 'bom', color: 'success' },
  middling: { text: 'pode melhorar', color: 'warning' },
  poor: { text: 'ruim', color: 'error' },
}

/** «2,4 s», «180 ms», «0,02». */
export function measuredText({ metric, value }: Pick<Measured, 'metric' | 'value'>): string {
  if (metric === 'cls') return (value / 1000).toFixed(2).replace('.', ',')
  return value < 1_000 ? `${formatNumber(value)} ms` : `${(value / 1000).toFixed(1).replace('.', ',')} s`
}

/** «37%»; of little more than nothing «<1%». */
export function partText(part: number, whole: number): string {
  if (whole === 0) return '–'
  const percent = (part / whole) * 100
  return percent > 0 && percent < 1 ? '<1%' : `${Math.round(percent)}%`
}

export const perVisit = (views: number, visitors: number) =>
  visitors === 0 ? '–' : (views / visitors).toFixed(1).replace('.', ',')

export const FUNNEL_STEPS: [name: keyof FunnelReport, label: string, meaning: string][] = [
  ['visitors', 'Visitas', 'Cada visitante conta uma vez por dia.'],
  ['product_visitors', 'Viram um produto', 'Abriram a página de pelo menos um produto.'],
  ['carts', 'Carrinhos começados', 'Puseram o primeiro item no carrinho.'],
  ['checkouts', 'Finalizações começadas', 'Começaram a preencher os dados da compra.'],
  ['orders', 'Pedidos feitos', 'Confirmaram o pedido.'],
]
