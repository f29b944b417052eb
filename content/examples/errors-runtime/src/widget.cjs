this.ready = true;
