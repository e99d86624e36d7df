import type { PopupSettings, PopupTiming, PopupTriggers } from './contract.ts'

type Name = keyof PopupTriggers | keyof PopupTiming | Exclude<keyof PopupSettings, 'triggers' | 'timing'>

/** How the merchant knows each value that can be written wrongly. */
const LABELS: Partial<Record<Name, string>> = {
  page_load_delay: 'Segundos depois',
  scrolling_direction: 'Para',
  scrolling_offset: 'Quanto da página (%)',
  scrolling_to_selector: 'Seletor CSS',
  click_times: 'Quantos cliques',
  inactivity_time: 'Segundos sem atividade',
  times_times: 'Quantas vezes',
  times_count: 'Conta quando',
  page_views_views: 'Quantas páginas',
  sessions_sessions: 'Quantas visitas',
  url_action: 'O que fazer',
  url_url: 'Endereço ou expressão',
  sources_sources: 'Origens',
  logged_in_users: 'De quem',
  logged_in_roles: 'Papéis',
  devices_devices: 'Aparelhos',
  browsers_browsers: 'Em que navegadores',
  browsers_browsers_options: 'Navegadores',
  open_selector: 'Abrir ao clicar em (seletor CSS)',
  close_button: 'Botão de fechar',
  close_button_delay: 'Botão depois de (segundos)',
  close_automatically: 'Fecha sozinho em (segundos)',
  prevent_scroll: 'Parar a rolagem da página',
  prevent_close_on_background_click: 'Não fechar ao clicar fora',
  prevent_close_on_esc_key: 'Não fechar com Esc',
  avoid_multiple_popups: 'Não aparecer se outro já apareceu',
  entrance_animation: 'Entrada',
  exit_animation: 'Saída',
  entrance_animation_duration: 'Duração (segundos)',
  width: 'Largura (px)',
  horizontal_position: 'Na horizontal',
  vertical_position: 'Na vertical',
}

export const settingLabel = (name: string): string => (LABELS as Record<string, string>)[name] ?? name
