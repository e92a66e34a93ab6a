/** Which regions touch by land, or by the ferry that people take to work; each border stands once. Islands far out have none. */
const BORDERS: Readonly<Record<string, string>> = {
  ES: `GA AS CL; AS CB CL; CB PV CL; PV NC RI CL; NC RI AR; RI AR CL; AR CT VC CM CL; CT VC; VC MC CM; MC AN CM; AN EX CM CE ML;
    EX CM CL; MD CM CL; CM CL`,
  MX: `BCN BCS SON; SON CHH SIN; CHH SIN DUR COA; COA NLE ZAC DUR; NLE TAM SLP ZAC; TAM SLP VER; SIN DUR NAY; DUR ZAC NAY;
    ZAC SLP JAL AGU NAY GUA; AGU JAL; SLP JAL GUA QUE HID VER; NAY JAL; JAL GUA MIC COL; COL MIC; GUA QUE MIC; QUE HID MEX MIC;
    MIC MEX GRO; MEX CMX HID TLA PUE MOR GRO; CMX MOR; HID TLA PUE VER; TLA PUE; MOR PUE GRO; PUE VER OAX GRO; GRO OAX;
    VER OAX CHP TAB; OAX CHP; CHP TAB; TAB CAM; CAM YUC ROO; YUC ROO`,
  CO: `LAG CES MAG; MAG CES ATL BOL; ATL BOL; BOL SUC COR ANT SAN CES; SUC COR; COR ANT; CES NSA SAN; NSA SAN BOY; SAN BOY ANT;
    ANT CHO RIS CAL BOY; CHO RIS VAC; CAL RIS TOL CUN BOY; RIS QUI TOL VAC; QUI VAC TOL; VAC TOL CAU; TOL CUN HUI CAU;
    CUN DC BOY CAS MET HUI; DC MET; BOY CAS ARA; ARA CAS VID; CAS MET VID; MET VID GUV CAQ HUI; HUI CAU CAQ; CAU NAR PUT CAQ;
    NAR PUT; PUT CAQ AMA; CAQ AMA VAU GUV; GUV VAU GUA VID; GUA VID VAU; VAU AMA`,
  AR: `C B; B R L X S E; Y A; A P H G T K; P H; H G S W; G T K X S; T K; K F X; F X D J; J M D; D M X L; M L Q; X S L; S E W;
    E W; W N; L Q R; Q R; R U; U Z; Z V`,
  CL: 'AP TA; TA AN; AN AT; AT CO; CO VS; VS RM LI; RM LI; LI ML; ML NB; NB BI; BI AR; AR LR; LR LL; LL AI; AI MA',
  PE: `TUM PIU; PIU LAM CAJ; LAM CAJ LAL; LAL CAJ ANC SAM AMA HUC; CAJ AMA; AMA SAM LOR; SAM LOR UCA HUC; LOR UCA; ANC HUC LIM;
    HUC PAS UCA LIM; LIM CAL ICA HUV JUN PAS; PAS JUN UCA; JUN HUV AYA CUS UCA; HUV ICA AYA; ICA ARE AYA; AYA APU CUS ARE;
    APU CUS ARE; CUS MDD PUN ARE UCA; UCA MDD; MDD PUN; PUN ARE MOQ TAC; ARE MOQ; MOQ TAC`,
}

let built: Map<string, Set<string>> | undefined

/** By the id of each region: those around it. */
export function neighbours(): ReadonlyMap<string, ReadonlySet<string>> {
  if (built) return built
  const around = new Map<string, Set<string>>()
  const add = (from: string, to: string) => around.set(from, (around.get(from) ?? new Set()).add(to))
  for (const [country, borders] of Object.entries(BORDERS)) {
    for (const line of borders.split(';')) {
      const [from = '', ...others] = line.trim().split(/\s+/)
      for (const other of others) {
        add(`${country}-${from}`, `${country}-${other}`)
        add(`${country}-${other}`, `${country}-${from}`)
      }
    }
  }
  built = around
  return built
}

/** These regions and all that touch one of them. */
export const withNeighbours = (regions: readonly string[]): string[] => [
  ...new Set(regions.flatMap((id) => [id, ...(neighbours().get(id) ?? [])])),
]
