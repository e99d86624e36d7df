export const text = {
  ask: 'Este conteúdo vem do Facebook, que passa a saber da sua visita e pode usar cookies.',
  allow: 'Permitir conteúdo do Facebook',
  loading: 'Carregando do Facebook…',
  failed: 'O Facebook não respondeu, ou está bloqueado neste navegador.',
  again: 'Tentar de novo',
  newTab: '(abre em outra aba)',
  noAddress: 'Cole um endereço do Facebook. Visitantes não veem este aviso.',
}
