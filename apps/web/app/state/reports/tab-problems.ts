/** Something that went wrong without an exception, such as a connection that could not be made. */
export interface Problem {
  readonly name: string;
  readonly message: string;
}

const heldMax = 20;

/** Collects problems of a tab. Reporting starts later than the page, so those before it are held. */
class Problems {
  #listener: ((problem: Problem) => void) | null = null;
  #held: Problem[] = [];

  readonly tell = (problem: Problem): void => {
    if (this.#listener !== null) this.#listener(problem);
    else if (this.#held.length < heldMax) this.#held.push(problem);
  };

  listen(listener: (problem: Problem) => void): () => void {
    this.#listener = listener;
    for (const problem of this.#held.splice(0)) listener(problem);
    return () => {
      this.#listener = null;
    };
  }
}

/** One per browser tab. */
export const tabProblems = new Problems();
