export const text = {
  pause: 'Pausar a animação',
  resume: 'Continuar a animação',
  press: (title: string) => (title === '' ? 'Tocar a animação' : `Tocar a animação: ${title}`),
}
