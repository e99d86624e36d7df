export const PAUSE_HEADLINE = 'Pausar a animação do título'
export const PLAY_HEADLINE = 'Retomar a animação do título'
