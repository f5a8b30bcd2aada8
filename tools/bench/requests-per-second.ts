import { Agent, request } from 'node:http';

const connections = 16;
const measuredMs = 4000;
const warmedMs = 1500;

/** Whole answers a second over kept-alive connections, after a warm-up. */
export async function requestsPerSecond(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await load(url, agent, warmedMs);
  const answers = await load(url, agent, measuredMs);
  agent.destroy();
  return answers / (measuredMs / 1000);
}

async function load(url: string, agent: Agent, forMs: number): Promise<number> {
  const until = performance.now() + forMs;
  let answers = 0;
  const worker = async () => {
    while (performance.now() < until) {
      await get(url, agent);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return answers;
}

function get(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().on('end', resolve);
    });
    sent.on('error', reject).end();
  });
}
