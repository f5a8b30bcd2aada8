// Live odds of one match on any page: <live-odds api="http://localhost:3001" match="487231490"></live-odds>
// The backend must let the page's origin in (the sandbox: --web-origins). docs/your-app.md explains the rest.
class LiveOdds extends HTMLElement {
  async connectedCallback() {
    const { realtime } = await this.ask('config');
    this.heartbeatMs = realtime.heartbeat_ms;
    this.socket = new WebSocket(realtime.url);
    this.socket.addEventListener('open', () => {
      this.socket.send('{"id":1,"connect":{}}');
      this.socket.send(JSON.stringify({ id: 2, subscribe: { channel: `match:en.${this.getAttribute('match')}` } }));
    });
    this.socket.addEventListener('message', ({ data }) =>
      data.split('\n').forEach((line) => this.hear(JSON.parse(line))),
    );
    this.socket.addEventListener('close', () => this.lock());
    await this.load();
  }
  disconnectedCallback() {
    clearTimeout(this.timer);
    this.socket?.close();
  }
  ask = async (path) => (await fetch(`${this.getAttribute('api')}/v2/${path}`)).json();
  async load() {
    this.market = (await this.ask(`matches/${this.getAttribute('match')}`)).data.main_market;
    this.draw();
  }
  /** Every message is a sign of life; without one for two heartbeats odds are no longer shown. */
  hear({ id: reply, push }) {
    if (push === undefined) return reply === undefined && this.socket.send('{}'); // an empty message is a ping
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lock(), this.heartbeatMs * 2);
    const { match, markets = [], updates = [], removed = [] } = push.pub?.data ?? {};
    if (match) this.market = match.main_market;
    const isOurs = ({ id, market_id: marketId = id, specifier }) =>
      marketId === this.market?.id && specifier === this.market.specifier;
    const [whole, change] = [markets.find(isOurs), updates.find(isOurs)];
    if (whole) this.market = whole;
    else if (change && (change.base_version === 0 || change.base_version === this.market.version)) this.change(change);
    else if (removed.some(isOurs) || change?.version > this.market?.version) return this.load();
    return this.draw();
  }
  change({ version, status, outcomes }) {
    const changed = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
    const merged = this.market.outcomes.map((outcome) => ({ ...outcome, ...changed.get(outcome.id) }));
    this.market = { ...this.market, version, status, outcomes: merged };
  }
  draw() {
    if (!this.market) return;
    const isOpen = this.market.status === 1;
    const text = ({ name, odds, active }) => `${name} ${isOpen && active ? (odds / 1000).toFixed(2) : '–'}`;
    this.textContent = this.market.outcomes.map(text).join('   ');
  }
  lock() {
    if (!this.market) return;
    this.textContent = this.market.outcomes.map(({ name }) => `${name} –`).join('   ');
  }
}
customElements.define('live-odds', LiveOdds);
