export const blogPlantas = `
<p>A nossa loja fica numa casa do século XVIII: parede grossa, janela pequena, luz só de manhã. Já matamos muita planta até entender quais topam morar ali. Estas cinco estão conosco há anos e perdoam esquecimento.</p>
<h2>Antes, descubra a sua luz</h2>
<p>Ao meio-dia, ponha a mão aberta a um palmo de uma folha de papel, no lugar onde quer a planta.</p>
<ul>
<li>Sombra nítida: luz forte. Quase tudo vive ali.</li>
<li>Sombra borrada: luz média. É onde ficam as nossas cinco.</li>
<li>Sem sombra: escuro demais. Nenhuma planta vive bem; reveze a cada semana com uma que esteja na janela.</li>
</ul>
<h2>As cinco que ficaram</h2>
<h3>Espada-de-são-jorge</h3>
<p>Aguenta canto, ar seco e férias. Rega a cada quinze dias no calor e uma vez por mês no frio. O que a mata é o pratinho cheio.</p>
<h3>Zamioculca</h3>
<p>Guarda água nas batatas da raiz. Espere a terra secar por completo, até o fundo. Folha amarela quase sempre é água demais.</p>
<h3>Jiboia</h3>
<p>Cresce pendurada ou subindo, e avisa quando tem sede: murcha e se recupera em horas. Corte as pontas compridas e ponha na água, que enraízam.</p>
<h3>Lírio-da-paz</h3>
<p>Gosta de terra úmida, não encharcada. Se não floresce, quer um pouco mais de luz; se a ponta da folha queima, quer água sem cloro. Deixe a água da torneira descansar de um dia para o outro.</p>
<h3>Costela-de-adão</h3>
<p>Precisa de espaço mais do que de cuidado. Limpe as folhas com pano úmido a cada quinze dias: com pó, ela respira mal.</p>
<p><strong>Tem bicho ou criança pequena em casa?</strong> As cinco são tóxicas se mastigadas. Deixe no alto ou prefira maranta e samambaia, que não fazem mal.</p>
<h2>Vaso, cachepô e rega</h2>
<p>Vaso de barro seca mais depressa, bom para quem rega demais. Vaso de plástico segura a umidade, bom para quem esquece. O <a href="/produto/cachepo-de-fibra/">cachepô</a> é só a roupa: a planta fica no vaso furado, lá dentro.</p>
<p>Para regar, tire o vaso, molhe na pia até a água sair por baixo, espere parar de pingar e devolva. Dez minutos, uma vez por semana, resolvem a casa toda. E enfie o dedo na terra antes: se os dois primeiros centímetros estão úmidos, volte outro dia.</p>
<h2>Quando trocar de vaso</h2>
<ol>
<li>A raiz aparece pelos furos de baixo.</li>
<li>A água passa direto, sem molhar.</li>
<li>A planta parou de crescer em plena primavera.</li>
</ol>
<p>Escolha um vaso só dois dedos maior. Vaso grande demais guarda água que a raiz não alcança, e ela apodrece.</p>
<p>Se tudo der errado, um galho seco num <a href="/produto/vaso-gota/">vaso de boca estreita</a> é bonito o ano inteiro e não pede nada.</p>
`
