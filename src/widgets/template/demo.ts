import type { Demo } from '#builder/registry.ts'

const widget = (id: string, widgetType: string, settings: Record<string, unknown>) => ({
  id,
  elType: 'widget' as const,
  widgetType,
  settings,
  elements: [],
})

/** Blocks as they look once the builder has put their elements inside. */
export default [
  {
    title: 'Aviso que está em várias páginas',
    settings: {},
    elements: [widget('tpa1', 'alert', { alert_type: 'info', alert_title: 'Envios voltam na segunda-feira' })],
  },
  {
    title: 'Convite no fim de cada página',
    settings: {},
    elements: [
      widget('tpb1', 'heading', { title: 'Ficou com alguma dúvida?', header_size: 'h3' }),
      widget('tpb2', 'button', { text: 'Falar com a loja', link: { url: '/contato/' }, look: 'outline' }),
    ],
  },
  { title: 'Bloco que ainda não foi escolhido', settings: { template_id: 0 } },
] satisfies Demo[]
