export const text = {
  ground: 'Vídeo de fundo',
  pause: 'Pausar o vídeo de fundo',
  play: 'Continuar o vídeo de fundo',
}
