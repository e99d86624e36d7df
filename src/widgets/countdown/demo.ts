import type { Demo } from '#builder/registry.ts'

/** The next time that this day of the year comes, so that a demo is never years away. */
function next(monthAndDay: string): string {
  const year = new Date().getUTCFullYear()
  const day = (ofYear: number) => `${ofYear}-${monthAndDay}`
  return Date.now() < Date.parse(`${day(year)}T00:00:00Z`) ? day(year) : day(year + 1)
}

export default [
  {
    title: 'Até uma data, em blocos',
    settings: {
      due_date: `${next('12-24')} 23:59`,
      expire_actions: ['message'],
      message_after_expire: '<p>A fornada de Natal acabou. A próxima sai em março.</p>',
    },
  },
  {
    title: 'Um prazo para cada visitante, em linha',
    settings: {
      countdown_type: 'evergreen',
      evergreen_counter_hours: 2,
      evergreen_counter_minutes: 30,
      countdown_view: 'inline',
      show_days: '',
      expire_actions: ['hide', 'message'],
      message_after_expire: '<p>O frete grátis desta visita terminou.</p>',
      box_color: 'sand',
      digits_color: 'ink',
    },
  },
  {
    title: 'Só dias e horas, e depois a loja',
    settings: {
      due_date: `${next('07-15')} 09:00`,
      show_minutes: '',
      show_seconds: '',
      label_days: 'dias para a feira',
      label_hours: 'horas',
      expire_actions: ['redirect'],
      expire_redirect_url: { url: '/loja/' },
    },
  },
] satisfies Demo[]
